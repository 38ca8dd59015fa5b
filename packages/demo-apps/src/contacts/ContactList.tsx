import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { useSelection } from '../lists/use-selection.ts'
import { hasWords } from '../text/plain-text.ts'
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

/** The contacts of one place by name, with search and selection. */
export function ContactList({ place, user, onOpen }: ContactListProps) {
  const t = contactsTexts.useTexts()
  const frame = frameTexts.useTexts()
  const asked = { query: { id: listOf(place) } }
  const { data } = useSuspenseQuery(query('GET /api/contacts-app/contacts', asked))
  const [typed, setTyped] = useState('')
  const shown = contactsAt(place, data)
    .filter(({ avatar: _avatar, ...words }) => hasWords(Object.values(words).join(' '), typed))
    .toSorted((one, other) => fullName(one).localeCompare(fullName(other)))
  const selection = useSelection(shown.map(({ id }) => id))
  return (
    <>
      <SearchField label={t('search')} value={typed} onChange={setTyped} className="mb-3" />
      {shown.length > 0 ? (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-3 pb-2 ps-4">
            <Checkbox
              aria-label={frame('selectAll')}
              checked={selection.all}
              mixed={selection.some}
              onChange={selection.toggleAll}
            />
            {selection.ids.length === 0 ? (
              <output className="text-sm text-muted">{t('count', { count: shown.length })}</output>
            ) : (
              <ContactSelection ids={selection.ids} onDone={selection.clear} />
            )}
          </div>
          <ul className="ui-lines rounded-lg border border-line bg-surface">
            {shown.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                starred={user.starred.includes(contact.id)}
                selected={selection.has(contact.id)}
                onSelect={() => selection.toggle(contact.id)}
                onOpen={() => onOpen(contact)}
              />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          icon={UsersRound}
          title={typed === '' ? t('none') : t('noneFound')}
          text={typed === '' && t('noneText')}
          action={typed !== '' && <Button onClick={() => setTyped('')}>{t('clear')}</Button>}
        />
      )}
    </>
  )
}
