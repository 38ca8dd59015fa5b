import { defineDemoApp } from '../back-end/demo-app.ts'
import { toggleIn } from '../lists/toggle-in.ts'
import { type ContactsState, contactsSeed } from './contacts.seed.ts'
import type { Contact, ContactsCalls, ContactsUser } from './contacts.types.ts'

function chosen({ contacts, user }: ContactsState, id: string): Contact[] {
  if (id === 'frequent') return contacts.filter((each) => user.frequentContacts.includes(each.id))
  if (id === 'starred') return contacts.filter((each) => user.starred.includes(each.id))
  return contacts
}

/**
 * Stars the existing contacts among `ids`, and no others; returns the new state with its user as
 * the answer.
 */
function withStars(state: ContactsState, ids: readonly string[]) {
  const starred = ids.filter((id) => state.contacts.some((each) => each.id === id))
  const user = { ...state.user, starred }
  return { answer: user, state: { ...state, user } }
}

/** The state without some contacts, who are also removed from stars, frequent ones and groups. */
function without(state: ContactsState, ids: readonly string[]) {
  const rest = (kept: readonly string[]) => kept.filter((id) => !ids.includes(id))
  const { user } = state
  const left: ContactsUser = {
    ...user,
    starred: rest(user.starred),
    frequentContacts: rest(user.frequentContacts),
    groups: user.groups.map((group) => ({ ...group, contactIds: rest(group.contactIds) })),
  }
  const contacts = state.contacts.filter(({ id }) => !ids.includes(id))
  return { answer: left, state: { contacts, user: left } }
}

export const contacts = defineDemoApp<ContactsCalls>()({
  seed: contactsSeed,
  handlers: {
    'GET /api/contacts-app/contacts': ({ query }, state) => ({ answer: chosen(state, query.id) }),
    'GET /api/contacts-app/user': (_request, { user }) => ({ answer: user }),
    'POST /api/contacts-app/add-contact': ({ body, newId }, state) => {
      const contact = { ...body.contact, id: newId }
      return { answer: contact, state: { ...state, contacts: [...state.contacts, contact] } }
    },
    'POST /api/contacts-app/update-contact': ({ body: { contact } }, state) => ({
      answer: contact,
      state: {
        ...state,
        contacts: state.contacts.map((each) => (each.id === contact.id ? contact : each)),
      },
    }),
    'POST /api/contacts-app/remove-contact': ({ body }, state) => without(state, [body.contactId]),
    'POST /api/contacts-app/remove-contacts': ({ body }, state) => without(state, body.contactIds),
    'POST /api/contacts-app/toggle-starred-contact': ({ body }, state) =>
      withStars(state, toggleIn(state.user.starred, body.contactId)),
    'POST /api/contacts-app/toggle-starred-contacts': ({ body }, state) =>
      withStars(state, [...new Set(body.contactIds)].reduce(toggleIn, state.user.starred)),
    'POST /api/contacts-app/set-contacts-starred': ({ body }, state) =>
      withStars(state, [...new Set([...state.user.starred, ...body.contactIds])]),
    'POST /api/contacts-app/set-contacts-unstarred': ({ body }, state) =>
      withStars(
        state,
        state.user.starred.filter((id) => !body.contactIds.includes(id)),
      ),
  },
})
