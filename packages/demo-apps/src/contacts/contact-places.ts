import type { Contact, ContactGroup, ContactsUser } from './contacts.types.ts'

/** The lists of the address book that its back-end distinguishes. */
export const contactLists = ['all', 'frequent', 'starred'] as const

export type ContactList = (typeof contactLists)[number]

/** A place that shows contacts. */
export type ContactPlace = { readonly list: ContactList } | { readonly group: ContactGroup }

/**
 * The place for an address under `/apps/contacts`: `all`, `starred`, `groups/1`; null for an
 * unknown one.
 */
export function contactPlaceOf(
  [first, id]: readonly string[],
  { groups }: ContactsUser,
): ContactPlace | null {
  const list = contactLists.find((each) => each === first)
  if (list !== undefined) return { list }
  const group = first === 'groups' ? groups.find((each) => each.id === id) : undefined
  return group === undefined ? null : { group }
}

/** The list to request; groups are filtered by the page. */
export const listOf = (place: ContactPlace): ContactList => ('list' in place ? place.list : 'all')

/** The contacts of a place. */
export function contactsAt(place: ContactPlace, contacts: readonly Contact[]): readonly Contact[] {
  if ('list' in place) return contacts
  return contacts.filter(({ id }) => place.group.contactIds.includes(id))
}

export const fullName = ({ name, lastName }: Pick<Contact, 'name' | 'lastName'>): string =>
  `${name} ${lastName}`.trim()
