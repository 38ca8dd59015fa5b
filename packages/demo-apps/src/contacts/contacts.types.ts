/** A person of an address book; unknown values are ''. */
export type Contact = {
  id: string
  name: string
  lastName: string
  avatar: string
  nickname: string
  company: string
  jobTitle: string
  email: string
  phone: string
  address: string
  /** Year-month-day. */
  birthday: string
  notes: string
}

export type ContactGroup = { id: string; name: string; contactIds: string[] }

/** The owner of the address book. */
export type ContactsUser = {
  id: string
  name: string
  avatar: string
  /** Ids of contacts. */
  starred: string[]
  /** Ids of contacts. */
  frequentContacts: string[]
  groups: ContactGroup[]
}

/** A call with the selected contacts. */
type Selected = { body: { contactIds: string[] }; answer: ContactsUser }

export type ContactsCalls = {
  /** `frequent`, `starred`, or any other word for all. */
  'GET /api/contacts-app/contacts': { query: { id: string }; answer: Contact[] }
  'GET /api/contacts-app/user': { answer: ContactsUser }
  'POST /api/contacts-app/add-contact': {
    body: { contact: Omit<Contact, 'id'> }
    answer: Contact
  }
  'POST /api/contacts-app/update-contact': { body: { contact: Contact }; answer: Contact }
  'POST /api/contacts-app/remove-contact': { body: { contactId: string }; answer: ContactsUser }
  'POST /api/contacts-app/remove-contacts': Selected
  'POST /api/contacts-app/toggle-starred-contact': {
    body: { contactId: string }
    answer: ContactsUser
  }
  'POST /api/contacts-app/toggle-starred-contacts': Selected
  'POST /api/contacts-app/set-contacts-starred': Selected
  'POST /api/contacts-app/set-contacts-unstarred': Selected
}
