import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { AppFrame } from '../frame/AppFrame.tsx'
import { useAddress, usePageTitle } from '../host/use-demo-host.ts'
import { ContactList } from './ContactList.tsx'
import { ContactsSidebar, useGroupName } from './ContactsSidebar.tsx'
import { type ContactPlace, contactPlaceOf } from './contact-places.ts'
import type { Contact, ContactsCalls } from './contacts.types.ts'
import { contactsTexts } from './texts/contacts-texts.ts'

const ContactDialog = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog)

const { query } = demoClient<ContactsCalls>()

const empty: Omit<Contact, 'id'> = {
  name: '',
  lastName: '',
  avatar: '',
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: '',
  notes: '',
}

/** `/apps/contacts/…`: an address book. */
export function ContactsPage() {
  useFetchedAtRest(ContactDialog)
  const t = contactsTexts.useTexts()
  const groupName = useGroupName()
  const { data: user } = useSuspenseQuery(query('GET /api/contacts-app/user'))
  const address = useAddress('/apps/contacts')
  const place = contactPlaceOf(address, user)
  const titleOf = (place: ContactPlace) =>
    'list' in place ? t(`place.${place.list}`) : groupName(place.group)
  const title = place === null ? t('title') : titleOf(place)
  usePageTitle(`${title} · ${t('title')}`)
  const [edited, setEdited] = useState<Contact | Omit<Contact, 'id'> | null>(null)
  return (
    <AppFrame
      title={title}
      sidebar={<ContactsSidebar user={user} />}
      actions={
        <Button variant="primary" icon={Plus} onClick={() => setEdited(empty)}>
          {t('new')}
        </Button>
      }
    >
      {place === null ? (
        <EmptyState
          icon={UsersRound}
          title={t('unknown')}
          text={t('unknownText')}
          action={<ButtonLink href="/apps/contacts/all">{t('showAll')}</ButtonLink>}
        />
      ) : (
        <ContactList key={address.join('/')} place={place} user={user} onOpen={setEdited} />
      )}
      {edited !== null && <ContactDialog contact={edited} onClose={() => setEdited(null)} />}
    </AppFrame>
  )
}
