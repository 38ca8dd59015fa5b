import { beforeEach, expect, test, vi } from 'vitest'
import { memoryRows } from '../../testing/memory-rows.ts'
import {
  isPackKeyRow,
  isPackPartRow,
  type PackKeyRow,
  type PackPartRow,
  packStore,
} from './pack-store.ts'

const ana = { userId: 'ana', tenantId: 't1' }
const pack = { visits: [{ guest_name: 'Rita de Souza' }] }

const keys = memoryRows<PackKeyRow>(({ name }) => name)
const parts = memoryRows<PackPartRow>(({ name }) => name)
let now: number
const store = packStore({ keys, parts, now: () => now })

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  keys.kept.clear()
  parts.kept.clear()
  now = 1_000
})

const nothingKept = () => keys.kept.size === 0 && parts.kept.size === 0

test('a pack can be opened again, and neither it nor its key is readable on the device', async () => {
  await store.keep(ana, { pack }, 5_000)
  const [row] = keys.kept.values()
  const [part] = parts.kept.values()
  expect(isPackKeyRow(row)).toBe(true)
  expect(isPackPartRow(part)).toBe(true)
  expect(new TextDecoder().decode(part?.sealed)).not.toContain('Rita')
  expect(row?.key.extractable).toBe(false)
  expect(await store.open(ana, 'pack')).toEqual(pack)
})

test.each([{ ...ana, userId: 'bia' }, { ...ana, tenantId: 't2' }, null])(
  'another signed-in person finds none, and it is deleted: %o',
  async (other) => {
    await store.keep(ana, { pack }, 5_000)
    expect(await store.open(other, 'pack')).toBeNull()
    expect(nothingKept()).toBe(true)
  },
)

test('a pack is deleted at its end', async () => {
  await store.keep(ana, { pack }, 5_000)
  now = 4_999
  expect(await store.open(ana, 'pack')).toEqual(pack)
  now = 5_000
  expect(await store.open(ana, 'pack')).toBeNull()
  expect(nothingKept()).toBe(true)
})

test('a key lasts half a day, however often its pack is renewed', async () => {
  const halfDay = 12 * 3_600_000
  await store.keep(ana, { pack }, now + halfDay)
  const label = (await store.seal(ana, 'Rita entrou')) ?? ''
  now += halfDay - 1
  await store.keep(ana, { pack }, now + halfDay)
  expect(await store.openSealed(ana, label)).toBe('Rita entrou')
  now += 1
  await store.keep(ana, { pack }, now + halfDay)
  expect(await store.openSealed(ana, label)).toBeNull()
  expect(await store.open(ana, 'pack')).toEqual(pack)
})

test('labels outlive a renewed pack and end with the last one', async () => {
  await store.keep(ana, { pack }, 5_000)
  const label = (await store.seal(ana, 'Rita entrou')) ?? ''
  expect(label).not.toContain('Rita')
  await store.keep(ana, { pack: { visits: [] } }, 9_000)
  now = 8_000
  expect(await store.open(ana, 'pack')).toEqual({ visits: [] })
  expect(await store.openSealed(ana, label)).toBe('Rita entrou')
  await store.end()
  expect(await store.openSealed(ana, label)).toBeNull()
  expect(await store.seal(ana, 'Rita saiu')).toBeNull()
  await store.keep(ana, { pack }, 9_000)
  expect(await store.openSealed(ana, label)).toBeNull()
})

test('parts cannot be swapped, and a text that is no label opens as null', async () => {
  await store.keep(ana, { pack, me: { name: 'Ana' } }, 5_000)
  const me = parts.kept.get('me')
  if (me) parts.kept.set('pack', { ...me, name: 'pack' })
  expect(await store.open(ana, 'pack')).toBeNull()
  expect(await store.open(ana, 'me')).toEqual({ name: 'Ana' })
  expect(await store.openSealed(ana, 'AAAA')).toBeNull()
})

test('a new key leaves nothing encrypted with another', async () => {
  await store.keep(ana, { pack, me: { name: 'Ana' } }, 5_000)
  keys.kept.clear()
  await store.keep(ana, { pack }, 5_000)
  expect([...parts.kept.keys()]).toEqual(['pack'])
})

test('a single part is stored only while a pack lasts', async () => {
  await store.keepPart(ana, 'me', { name: 'Ana' })
  expect(nothingKept()).toBe(true)
  await store.keep(ana, { pack }, 5_000)
  await store.keepPart(ana, 'me', { name: 'Ana' })
  expect(await store.open(ana, 'me')).toEqual({ name: 'Ana' })
  expect(await store.endsAt(ana)).toBe(5_000)
})

test('an end requested after a write leaves nothing', async () => {
  const [, ended] = await Promise.all([store.keep(ana, { pack }, 5_000), store.end()])
  expect(ended).toBe(true)
  expect(nothingKept()).toBe(true)
})
