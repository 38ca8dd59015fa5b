import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryRows } from '../../testing/memory-rows.ts'
import { stubStorage } from '../../testing/stub-storage.ts'

const HOUR = 3_600_000
const rows = { keys: memoryRows(nameOf), parts: memoryRows(nameOf) }

function nameOf(row: { name: string }): string {
  return row.name
}

vi.mock('../device-store.ts', () => ({
  deviceStore: ({ table }: { table: 'keys' | 'parts' }) => rows[table],
}))

const person = (id: string, tenant_id: string) => ({
  id,
  type_flag: 'sindico' as const,
  name: 'Ana',
  email: 'a@b.co',
  tenant_id,
  images: [],
  settings: {},
  shortcuts: [],
})

/** Opens a tab of a signed-in person, with fresh modules. */
async function openTab() {
  vi.resetModules()
  const session = await import('../session/session.store.ts')
  const pack = await import('./reading-pack.ts')
  const ended = vi.fn<() => void>()
  pack.onPackEnd(ended)
  await pack.followPack()
  return { ...session, ...pack, ended }
}

const ana = { userId: 'ana', tenantId: 't1' }
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
const nothingKept = () => rows.keys.kept.size === 0 && rows.parts.kept.size === 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  stubStorage({ jwt_access_token: 't', user: JSON.stringify(person('ana', 't1')) })
  rows.keys.kept.clear()
  rows.parts.kept.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a pack survives a reload, with the account that was read before it', async () => {
  const tab = await openTab()
  await tab.rememberMe({ name: 'Ana' })
  await tab.keepPack(ana, { visits: [] }, inHours(8))
  const label = (await tab.sealText('Rita entrou')) ?? ''
  const reloaded = await openTab()
  expect(await reloaded.openPack()).toEqual({ visits: [] })
  expect(await reloaded.rememberedMe()).toEqual({ name: 'Ana' })
  expect(await reloaded.openText(label)).toBe('Rita entrou')
})

test('a pack lasts at most 12 hours, and its end is announced', async () => {
  const tab = await openTab()
  await tab.keepPack(ana, {}, inHours(100))
  await vi.advanceTimersByTimeAsync(12 * HOUR - 1)
  expect(tab.ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(tab.ended).toHaveBeenCalledTimes(1))
  expect(nothingKept()).toBe(true)
})

test.each([
  ['behind its making', 0, -30 * 24],
  ['behind what it has shown since', 10, -9],
])('a clock that is set %s ends the pack', async (_name, used, back) => {
  const tab = await openTab()
  await tab.keepPack(ana, { visits: [] }, inHours(12))
  vi.setSystemTime(inHours(used))
  expect(await tab.openPack()).toEqual({ visits: [] })
  vi.setSystemTime(inHours(back))
  expect(await tab.openPack()).toBeNull()
  expect(nothingKept()).toBe(true)
  // After the clock is corrected, the deleted pack stays deleted.
  vi.setSystemTime(inHours(-back))
  expect(await tab.openPack()).toBeNull()
})

test('a clock that corrects itself by seconds ends no pack', async () => {
  const tab = await openTab()
  await tab.keepPack(ana, { visits: [] }, inHours(12))
  vi.setSystemTime(Date.now() - 20_000)
  expect(await tab.openPack()).toEqual({ visits: [] })
})

test('a reloaded page ends the pack in time, or a renewed one at its later end', async () => {
  await (await openTab()).keepPack(ana, {}, inHours(2))
  const reloaded = await openTab()
  const row = rows.keys.kept.get('key')
  if (row) rows.keys.kept.set('key', Object.assign(row, { endsAt: inHours(3).getTime() }))
  await vi.advanceTimersByTimeAsync(2.5 * HOUR)
  expect(reloaded.ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0.5 * HOUR)
  await vi.waitFor(() => expect(reloaded.ended).toHaveBeenCalled())
  expect(nothingKept()).toBe(true)
})

test.each([
  ['signing out', 'signed-out' as const],
  ['a refused session', 'expired' as const],
])('%s ends the pack', async (_name, end) => {
  const tab = await openTab()
  await tab.keepPack(ana, {}, inHours(8))
  tab.endSession(end)
  await vi.waitFor(() => expect(tab.ended).toHaveBeenCalled())
  expect(nothingKept()).toBe(true)
})

test.each([
  ['person', person('bia', 't1')],
  ['company', person('ana', 't2')],
])('another %s ends the pack; the same one anew does not', async (_name, next) => {
  const tab = await openTab()
  await tab.keepPack(ana, {}, inHours(8))
  tab.updateUser(person('ana', 't1'))
  expect(await tab.openPack()).toEqual({})
  tab.startSession('t2', next)
  await vi.waitFor(() => expect(tab.ended).toHaveBeenCalled())
  expect(nothingKept()).toBe(true)
})

test('the start of the app deletes the pack of another person', async () => {
  await (await openTab()).keepPack(ana, {}, inHours(8))
  stubStorage({ jwt_access_token: 't', user: JSON.stringify(person('bia', 't1')) })
  await openTab()
  expect(nothingKept()).toBe(true)
})

test('a start before the person is known deletes nothing', async () => {
  await (await openTab()).keepPack(ana, { visits: [] }, inHours(8))
  stubStorage({ jwt_access_token: 't' })
  const tab = await openTab()
  expect(nothingKept()).toBe(false)
  tab.updateUser(person('ana', 't1'))
  expect(await tab.openPack()).toEqual({ visits: [] })
})

test('a pack that arrives after signing out is not kept', async () => {
  const tab = await openTab()
  const kept = tab.keepPack(ana, {}, inHours(8))
  tab.endSession('signed-out')
  await kept
  expect(nothingKept()).toBe(true)
  await expect(tab.keepPack(ana, {}, inHours(8))).rejects.toThrow('another')
})

test.each([
  ['person', person('bia', 't1')],
  ['company', person('ana', 't2')],
])('a pack that arrives for another %s is not kept as theirs', async (_name, next) => {
  const tab = await openTab()
  tab.startSession('t2', next)
  await expect(tab.keepPack(ana, {}, inHours(8))).rejects.toThrow('another')
  expect(nothingKept()).toBe(true)
})
