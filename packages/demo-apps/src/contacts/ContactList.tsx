import { useSuspenseQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { SelectableList } from '../lists/SelectableList.tsx'
import { ContactRow } from './ContactRow.tsx'
import { ContactSelection } from './ContactSelection.tsx'
import { type ContactPlace, contactsAt, fullName, listOf } from './contact-places.ts'
import type { Contact, ContactsCalls, ContactsUser } from './contacts.types.ts'
import { contactsTexts } from './texts/contacts-texts.ts'

const { query } = demoClient<ContactsCalls>()

export interface ContactListProps {
  place: ContactPlace
  user: ContactsUser
  onOpen: (contact: Contact) => void
}

/** The contacts of one place, sorted by name. */
export function ContactList({ place, user, onOpen }: ContactListProps) {
  const t = contactsTexts.useTexts()
  const asked = { query: { id: listOf(place) } }
  const { data } = useSuspenseQuery(query('GET /api/contacts-app/contacts', asked))
  return (
    <SelectableList
      search={t('search')}
      rows={contactsAt(place, data).toSorted((one, other) =>
        fullName(one).localeCompare(fullName(other)),
      )}
      wordsOf={({ avatar: _avatar, ...words }) => Object.values(words).join(' ')}
      count={(count) => t('count', { count })}
      none={{ icon: UsersRound, title: t('none'), text: t('noneText'), found: t('noneFound') }}
      renderBulk={({ ids, clear }) => <ContactSelection ids={ids} onDone={clear} />}
      renderRow={(contact, selected, onSelect) => (
        <ContactRow
          key={contact.id}
          contact={contact}
          starred={user.starred.includes(contact.id)}
          selected={selected}
          onSelect={onSelect}
          onOpen={() => onOpen(contact)}
        />
      )}
    />
  )
}
