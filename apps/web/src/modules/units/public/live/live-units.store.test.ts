import type { LitRows } from '@portaria/contract/modules/units/buildings'
import { beforeEach, expect, it, vi } from 'vitest'
import { type LiveUnits, liveUnits } from './live-units.store.ts'

const unit = (id: string) => ({ id, number: id, floor: 1, occupied: true })
const towers = [{ id: 't', name: 'T', units: [unit('a'), unit('b'), unit('c')] }]
const none: LitRows = { alerts: [], inside: [], parcels: [] }

let units: LiveUnits
beforeEach(() => {
  units = liveUnits()
  units.load({ towers, lit: { ...none, inside: [{ id: 'v1', unit_id: 'a' }] } })
})

it('counts what lights a window, the most urgent first', () => {
  units.replace(['p1', 'p2', 'v2'], {
    ...none,
    parcels: [
      { id: 'p1', unit_id: 'a' },
      { id: 'p2', unit_id: 'a' },
    ],
    inside: [{ id: 'v2', unit_id: 'a' }],
  })
  expect(Object.entries(units.litOf('a'))).toEqual([
    ['inside', 2],
    ['parcels', 2],
  ])
  expect(units.totals()).toEqual({ alerts: 0, inside: 2, parcels: 2 })
})

it('puts out a window whose row lights nothing now, and one whose row moved elsewhere', () => {
  units.replace(['v1'], none)
  expect(units.litOf('a')).toEqual({})
  units.replace(['p1'], { ...none, parcels: [{ id: 'p1', unit_id: 'a' }] })
  units.replace(['p1'], { ...none, parcels: [{ id: 'p1', unit_id: 'b' }] })
  expect([units.litOf('a'), units.litOf('b')]).toEqual([{}, { parcels: 1 }])
  expect(units.litUnits()).toEqual(['b'])
})

it('an alert lights every unit of its sender', () => {
  units.replace(['x'], {
    ...none,
    alerts: [
      { id: 'x', unit_id: 'b' },
      { id: 'x', unit_id: 'c' },
    ],
  })
  expect(units.litUnits()).toEqual(['a', 'b', 'c'])
  units.replace(['x'], none)
  expect(units.litUnits()).toEqual(['a'])
})

it('calls back only for windows that change', () => {
  const [a, b] = [vi.fn<() => void>(), vi.fn<() => void>()]
  units.follow('a', a)
  const stop = units.follow('b', b)
  units.replace(['v1'], { ...none, inside: [{ id: 'v1', unit_id: 'a' }] })
  expect(a).not.toHaveBeenCalled()
  units.replace(['v2'], { ...none, inside: [{ id: 'v2', unit_id: 'b' }] })
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1])
  stop()
  units.replace(['v2'], none)
  expect(b).toHaveBeenCalledTimes(1)
})

it('does not count rows of units that are not drawn', () => {
  units.replace(['p9'], { ...none, parcels: [{ id: 'p9', unit_id: 'gone' }] })
  expect(units.totals()).toMatchObject({ parcels: 0 })
})

it('forgets everything before a new answer', () => {
  const a = vi.fn<() => void>()
  units.follow('a', a)
  units.load({ towers, lit: none })
  expect(a).toHaveBeenCalledTimes(1)
  expect(units.litUnits()).toEqual([])
})
