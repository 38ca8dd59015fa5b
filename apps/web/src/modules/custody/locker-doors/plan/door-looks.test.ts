import type { PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { expect, test } from 'vitest'
import { flagsOf, frameOf, isUnread } from './door-looks.ts'

const closed: PlannedDoor = {
  number: 5,
  size: 'P',
  state: 'free',
  latch: 'closed',
  occupied: null,
  read_at: '2026-11-23T09:00:00Z',
  blocked_reason: null,
  disagrees: false,
  parcel: null,
  command: null,
}
const at = '2026-11-23T10:00:00Z'
const command = {
  id: '01994a10-5c00-7d0c-8e00-000000000001',
  purpose: 'deposit',
  state: 'unknown',
  reason: 'lost_answer',
  locker: { id: '01994a10-5c00-7d0c-8e00-000000000002', title: 'L1', location: null },
  door: 5,
  parcel_id: null,
  asked_at: at,
  expires_at: at,
  opened_at: null,
  closed_at: null,
  finding: null,
  over: false,
} as const

test('a closed door has no flag', () => {
  expect(flagsOf(closed)).toEqual([])
  expect(frameOf(closed)).toBe('border')
})

test('an unknown outcome is flagged until the door is read open', () => {
  expect(flagsOf({ ...closed, command })).toEqual(['doubt'])
  expect(flagsOf({ ...closed, latch: 'open', command: { ...command, opened_at: at } })).toEqual([
    'open',
  ])
})

test('a latch that is open or unread is never drawn as closed', () => {
  for (const latch of ['open', 'unknown'] as const) {
    expect(flagsOf({ ...closed, latch })).toEqual([latch])
    expect(frameOf({ ...closed, latch })).not.toBe(frameOf(closed))
  }
})

test('doors of a locker without a board, silent or never read, are calm; an open one is not', () => {
  const plan = { trouble: null, silent: false, doors: [closed, { ...closed, read_at: null }] }
  expect(isUnread(plan)).toBe(false)
  expect(isUnread({ ...plan, trouble: 'board_missing' })).toBe(true)
  expect(isUnread({ ...plan, silent: true })).toBe(true)
  expect(isUnread({ ...plan, doors: [{ ...closed, read_at: null }] })).toBe(true)
  expect(isUnread({ ...plan, doors: [] })).toBe(false)
  const unknown = { ...closed, latch: 'unknown' } as const
  expect(flagsOf(unknown, true)).toEqual([])
  expect(frameOf(unknown, true)).not.toMatch(/warning/)
  expect(frameOf(unknown, true)).not.toBe(frameOf(closed, true))
  expect(flagsOf({ ...closed, latch: 'open' }, true)).toEqual(['open'])
})

test('an overdue parcel and a disagreeing sensor are flagged together', () => {
  const parcel = { id: command.id, number: '1', whose: 'A · 1', since: at, overdue: true }
  expect(flagsOf({ ...closed, disagrees: true, parcel })).toEqual(['disagrees', 'overdue'])
})
