import type { IconType } from '@portaria/ui/icon'
import { NavGroup } from '@portaria/ui/layout/NavItem'
import { History, Star, UsersRound } from 'lucide-react'
import { SidebarLink } from '../frame/SidebarLink.tsx'
import { type ContactList, contactLists } from './contact-places.ts'
import type { ContactGroup, ContactsUser } from './contacts.types.ts'
import { contactsTexts } from './texts/contacts-texts.ts'

const icons: Readonly<Record<ContactList, IconType>> = {
  all: UsersRound,
  frequent: History,
  starred: Star,
}

/** Returns the name of a group of the seed in the language of the page. */
export function useGroupName(): (group: ContactGroup) => string {
  const t = contactsTexts.useTexts()
  return ({ id, name }) => (id === '1' || id === '2' || id === '3' ? t(`group.${id}`) : name)
}

/** Lists and groups, each with its own address. */
export function ContactsSidebar({ user }: { user: ContactsUser }) {
  const t = contactsTexts.useTexts()
  const groupName = useGroupName()
  const counts = { all: 0, frequent: user.frequentContacts.length, starred: user.starred.length }
  return (
    <>
      <NavGroup title={t('places')}>
        {contactLists.map((list) => (
          <SidebarLink
            key={list}
            icon={icons[list]}
            href={`/apps/contacts/${list}`}
            count={counts[list]}
            label={t(`place.${list}`)}
          />
        ))}
      </NavGroup>
      <NavGroup title={t('groups')}>
        {user.groups.map((group) => (
          <SidebarLink
            key={group.id}
            icon={UsersRound}
            href={`/apps/contacts/groups/${group.id}`}
            count={group.contactIds.length}
            label={groupName(group)}
          />
        ))}
      </NavGroup>
    </>
  )
}
