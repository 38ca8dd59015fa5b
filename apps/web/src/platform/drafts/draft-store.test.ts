import { beforeEach, expect, test } from 'vitest'
import { type DraftPlace, type DraftRow, draftStore, isDraftRow } from './draft-store.ts'

const DAY = 24 * 3_600_000

const keyFrom = (byte: number) =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(byte), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
const place: DraftPlace = { userId: 'ana', tenantId: 't1', form: 'residents', record: 'new' }
const draft = { at: 1_000, version: null, values: { name: 'Rascunha da Silva', phones: ['+55'] } }

let kept: Map<string, DraftRow>
let now: number

const rows = {
  put: async (row: DraftRow) => void kept.set(row.key, row),
  delete: async (key: string) => void kept.delete(key),
  getAll: async () => [...kept.values()],
}

/** Makes the store of a browser in which somebody is signed in. */
const storeOf = (key = keyFrom(1)) => draftStore({ rows, keyOf: () => key, now: () => now })

beforeEach(() => {
  kept = new Map()
  now = draft.at
})

test('a draft can be read again by its person, and by nobody without the key', async () => {
  await storeOf().keep(place, draft)
  const [row] = kept.values()
  expect(isDraftRow(row)).toBe(true)
  expect(new TextDecoder().decode(row?.sealed)).not.toContain('Rascunha')
  expect(await storeOf().find(place)).toEqual(draft)
  expect(await storeOf(keyFrom(2)).find(place)).toBeNull()
  expect(kept.size).toBe(0)
})

test('the same text is encrypted differently each time', async () => {
  await storeOf().keep(place, draft)
  const [first] = kept.values()
  await storeOf().keep(place, draft)
  const [second] = kept.values()
  expect(second?.iv).not.toEqual(first?.iv)
  expect(new Uint8Array(second?.sealed ?? new ArrayBuffer())).not.toEqual(
    new Uint8Array(first?.sealed ?? new ArrayBuffer()),
  )
})

test.each([
  { userId: 'bia' },
  { tenantId: 't2' },
  { form: 'visitors' },
  { record: 'r1' },
] satisfies Partial<DraftPlace>[])('a draft is of its place alone: %o', async (other) => {
  const store = storeOf()
  await store.keep(place, draft)
  expect(await store.find({ ...place, ...other })).toBeNull()
  expect(await store.find(place)).toEqual(draft)
})

test('a row that was moved to another record is refused and deleted', async () => {
  const store = storeOf()
  await store.keep(place, draft)
  const [row] = kept.values()
  if (row) kept.set('ana t1 residents r1', { ...row, key: 'ana t1 residents r1' })
  expect(await store.find({ ...place, record: 'r1' })).toBeNull()
  expect([...kept.keys()]).toEqual(['ana t1 residents new'])
})

test('drafts older than 7 days are deleted, of every person', async () => {
  const store = storeOf()
  await store.keep(place, draft)
  await store.keep({ ...place, userId: 'bia' }, { ...draft, at: draft.at + DAY })
  now = draft.at + 7 * DAY
  expect(await store.countOf('ana')).toBe(1)
  now += 1
  expect(await store.find(place)).toBeNull()
  expect(await store.countOf('bia')).toBe(1)
  now += DAY
  expect(await store.countOf('ana')).toBe(0)
  expect(kept.size).toBe(0)
})

test('all drafts of a person can be deleted at once', async () => {
  const store = storeOf()
  await store.keep(place, draft)
  await store.keep({ ...place, userId: 'bia' }, draft)
  await store.dropOf('ana')
  expect([...kept.keys()]).toEqual(['bia t1 residents new'])
})

test('a dropped draft is not restored by a write that began earlier', async () => {
  const store = storeOf()
  await Promise.all([store.keep(place, draft), store.drop(place)])
  expect(kept.size).toBe(0)
})

test('stores nothing without the key, and stores once it is there', async () => {
  let key = Promise.reject<CryptoKey>(new Error('offline'))
  const store = draftStore({ rows, keyOf: () => key })
  await expect(store.keep(place, draft)).rejects.toThrow('offline')
  expect(kept.size).toBe(0)
  key = keyFrom(1)
  await store.keep(place, draft)
  expect(kept.size).toBe(1)
})
