import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'

const id = '01994a10-5c00-7b00-8002-000000000004'
const other = '01994a10-5c00-7b00-8002-000000000002'
const health = { base: 'health', terms: {} } as const
const construction = { base: 'construction', terms: {} } as const

let stored: Map<string, string>
let inOtherTab: (key: string | null, value: string | null) => void

beforeEach(() => {
  const person = { id: 'u1', type_flag: 'sindico', name: 'Ana', tenant_id: 't1' }
  stored = stubStorage({
    jwt_access_token: 't',
    user: JSON.stringify(person),
  })
  const listeners = new Set<(event: { key: string | null }) => void>()
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      listeners.delete(listener),
  })
  inOtherTab = (key, value) => {
    if (key !== null && value !== null) stored.set(key, value)
    else if (key !== null) stored.delete(key)
    for (const listener of listeners) listener({ key })
  }
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const openStore = () => import('./segment.store.ts')

test('choosing stores only id and name, clearing leaves nothing', async () => {
  const { chooseSegment } = await openStore()
  const row = { id, name_segment: 'Saúde', base: 'health' }
  chooseSegment(row)
  expect(stored.get('checkSegment')).toBe(`{"id":"${id}","name_segment":"Saúde"}`)
  chooseSegment(null)
  expect(stored.has('checkSegment')).toBe(false)
})

test('the chosen segment’s words replace the company’s, and clearing restores them', async () => {
  const { chooseSegment, storeWords, shownSegment } = await openStore()
  expect(shownSegment().base).toBe('condominium')
  storeWords('own', { of: 't1', words: construction })
  expect(shownSegment()).toEqual(construction)
  chooseSegment({ id, name_segment: 'Qualquer nome' })
  // The name of a segment does not tell its words. Those of the company's own are shown until the
  // server sends those of the chosen one.
  expect(shownSegment()).toEqual(construction)
  storeWords('chosen', { of: id, words: health })
  expect(shownSegment()).toEqual(health)
  chooseSegment({ id: other, name_segment: 'Outro' })
  expect(shownSegment()).toEqual(construction)
  chooseSegment(null)
  expect(shownSegment()).toEqual(construction)
})

test('words of another company are not shown', async () => {
  const { storeWords, shownSegment } = await openStore()
  storeWords('own', { of: 't2', words: construction })
  expect(shownSegment().base).toBe('condominium')
})

test('the page opens with the stored words', async () => {
  stored.set('checkSegment', JSON.stringify({ id, name_segment: 'Saúde' }))
  stored.set('segment_words', JSON.stringify({ chosen: { of: id, words: health } }))
  const { shownSegment } = await openStore()
  expect(shownSegment()).toEqual(health)
})

test.each(['', 'null', '{', '[]', '{"id":"1","name_segment":"x"}', `{"id":"${id}"}`])(
  'a kept %j is no choice',
  async (text) => {
    stored.set('checkSegment', text)
    stored.set('segment_words', text)
    const { chosenSegment, shownSegment } = await openStore()
    expect([chosenSegment(), shownSegment().base]).toEqual([null, 'condominium'])
  },
)

test('follows another tab’s choice and its sign-out', async () => {
  const { chosenSegment, followOtherTabs, storeWords, shownSegment } = await openStore()
  storeWords('chosen', { of: id, words: health })
  const end = followOtherTabs()
  inOtherTab('checkSegment', JSON.stringify({ id, name_segment: 'Saúde' }))
  expect([chosenSegment()?.name_segment, shownSegment()]).toEqual(['Saúde', health])
  inOtherTab('checkSegment', null)
  expect(shownSegment().base).toBe('condominium')
  end()
  inOtherTab('checkSegment', JSON.stringify({ id, name_segment: 'Saúde' }))
  expect(chosenSegment()).toBeNull()
})

test('signing out clears the choice and its words', async () => {
  const { chooseSegment, chosenSegment, storeWords, shownSegment } = await openStore()
  chooseSegment({ id, name_segment: 'Saúde' })
  storeWords('chosen', { of: id, words: health })
  const { endSession } = await import('./session/session.store.ts')
  endSession('signed-out')
  expect([chosenSegment(), shownSegment().base]).toEqual([null, 'condominium'])
  expect([...stored.keys()]).toEqual([])
})
