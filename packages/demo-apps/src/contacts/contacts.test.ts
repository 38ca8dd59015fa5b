import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { contactPlaceOf, contactsAt } from './contact-places.ts'
import { brokenContactRules } from './contact-rules.ts'
import { contacts } from './contacts.handlers.ts'
import type { Contact, ContactsCalls } from './contacts.types.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const open = () => openDemoApp<ContactsCalls>('/api/contacts-app', contacts, NOW)
type Open = ReturnType<typeof open>

const listed = async (call: Open, id: string) =>
  (await call('GET /api/contacts-app/contacts', { query: { id } })).map((each) => each.id)

const blank: Omit<Contact, 'id'> = {
  name: 'Ana',
  lastName: 'Sá',
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

test('has fifty invented people, each once', async () => {
  const all = await open()('GET /api/contacts-app/contacts', { query: { id: 'all' } })
  expect(all).toHaveLength(50)
  expect(new Set(all.map(({ email }) => email)).size).toBe(50)
})

test('frequent and starred contacts are those of the user; any other word means all', async () => {
  const call = open()
  const user = await call('GET /api/contacts-app/user')
  expect((await listed(call, 'frequent')).toSorted()).toEqual(user.frequentContacts.toSorted())
  expect((await listed(call, 'starred')).toSorted()).toEqual(user.starred.toSorted())
  expect(await listed(call, 'whatever')).toEqual(await listed(call, 'all'))
})

test('a contact is added and changed', async () => {
  const call = open()
  const made = await call('POST /api/contacts-app/add-contact', { body: { contact: blank } })
  const contact = { ...made, name: 'Bia' }
  expect(await call('POST /api/contacts-app/update-contact', { body: { contact } })).toEqual(
    contact,
  )
  const all = await call('GET /api/contacts-app/contacts', { query: { id: 'all' } })
  expect(all.find(({ id }) => id === made.id)).toEqual(contact)
  expect(all).toHaveLength(51)
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }).map(String), { minLength: 1 })

test('a removed contact leaves the stars, the frequent ones and every group', async () => {
  await fc.assert(
    fc.asyncProperty(ids, async (contactIds) => {
      const call = open()
      const before = await listed(call, 'all')
      const user = await call('POST /api/contacts-app/remove-contacts', { body: { contactIds } })
      expect(await listed(call, 'all')).toEqual(before.filter((id) => !contactIds.includes(id)))
      const kept = [
        ...user.starred,
        ...user.frequentContacts,
        ...user.groups.flatMap((group) => group.contactIds),
      ]
      expect(kept.filter((id) => contactIds.includes(id))).toEqual([])
    }),
    { numRuns: 30 },
  )
  const call = open()
  const one = await call('POST /api/contacts-app/remove-contact', { body: { contactId: '1' } })
  const same = await open()('POST /api/contacts-app/remove-contacts', {
    body: { contactIds: ['1'] },
  })
  expect(one).toEqual(same)
})

test('a removed contact cannot be starred, by any call', async () => {
  const call = open()
  const body = { contactIds: ['1', '2'] }
  await call('POST /api/contacts-app/remove-contacts', { body })
  const before = await call('GET /api/contacts-app/user')
  await call('POST /api/contacts-app/set-contacts-starred', { body })
  await call('POST /api/contacts-app/toggle-starred-contacts', { body })
  await call('POST /api/contacts-app/toggle-starred-contact', { body: { contactId: '1' } })
  expect(await call('GET /api/contacts-app/user')).toEqual(before)
})

test('stars can be set and unset repeatedly, and toggling changes each separately', async () => {
  await fc.assert(
    fc.asyncProperty(ids, async (contactIds) => {
      const call = open()
      const body = { contactIds }
      const before = new Set(await listed(call, 'starred'))
      await call('POST /api/contacts-app/toggle-starred-contacts', { body })
      for (const id of await listed(call, 'all')) {
        const { starred } = await call('GET /api/contacts-app/user')
        expect(starred.includes(id)).toBe(before.has(id) !== contactIds.includes(id))
      }
      const star = () => call('POST /api/contacts-app/set-contacts-starred', { body })
      const once = await star()
      expect(await star()).toEqual(once)
      expect(once.starred).toEqual(expect.arrayContaining(contactIds))
      const { starred } = await call('POST /api/contacts-app/set-contacts-unstarred', { body })
      expect(starred.filter((id) => contactIds.includes(id))).toEqual([])
    }),
    { numRuns: 10 },
  )
  const call = open()
  const toggle = () =>
    call('POST /api/contacts-app/toggle-starred-contact', { body: { contactId: '1' } })
  const first = (await toggle()).starred.includes('1')
  expect((await toggle()).starred.includes('1')).toBe(!first)
})

describe('the page', () => {
  test('filters by group, and knows no missing group', async () => {
    const call = open()
    const user = await call('GET /api/contacts-app/user')
    const all = await call('GET /api/contacts-app/contacts', { query: { id: 'all' } })
    const place = contactPlaceOf(['groups', '2'], user)
    if (place === null) throw new Error('the group is not there')
    const shown = contactsAt(place, all).map(({ id }) => id)
    expect(shown.toSorted()).toEqual(user.groups[1]?.contactIds.toSorted())
    expect(contactPlaceOf(['groups', '99'], user)).toBeNull()
    expect(contactPlaceOf(['nobody'], user)).toBeNull()
  })

  test('refuses a missing name, an incomplete e-mail, and a future birthday', () => {
    const today = '2026-11-20'
    expect(brokenContactRules(blank, today)).toEqual({})
    expect(brokenContactRules({ ...blank, name: ' ' }, today)).toEqual({ name: 'name' })
    expect(brokenContactRules({ ...blank, email: 'ana@' }, today)).toEqual({ email: 'email' })
    expect(brokenContactRules({ ...blank, birthday: '31/02/1990' }, today)).toEqual({
      birthday: 'day',
    })
    expect(brokenContactRules({ ...blank, birthday: '2026-11-21' }, today)).toEqual({
      birthday: 'future',
    })
  })
})
