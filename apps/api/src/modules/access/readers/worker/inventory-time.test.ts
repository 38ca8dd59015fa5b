import { newId } from '@portaria/contract/value-types/uuid'
import { describe, expect, it } from 'vitest'
import { isInventoryDue } from './inventory-time.ts'

const MINUTE = 60_000
const DAY = 1_440

/** Midnight in São Paulo; in Manaus it is 23:00 of the day before. */
const MIDNIGHT = Date.parse('2026-11-21T03:00:00Z')
const at = (minute: number) => new Date(MIDNIGHT + minute * MINUTE)
const hour = (hours: number) => hours * 60

const readerOf = (compared: Date | null, more: object = {}) => ({
  id: newId(),
  inventory_wanted: false,
  inventory_at: compared,
  time_zone: 'America/Sao_Paulo',
  ...more,
})
const minutesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => from + nth)

/** The minutes of some days at which a reader is compared, if each comparison succeeds at once. */
function comparedAt(reader: ReturnType<typeof readerOf>, days = 3): number[] {
  const found: number[] = []
  let last = reader.inventory_at
  for (const minute of minutesOf(0, days * DAY)) {
    if (!isInventoryDue({ ...reader, inventory_at: last }, at(minute))) continue
    last = at(minute)
    found.push(minute)
  }
  return found
}

describe('the inventory of a reader', () => {
  it('is made once each night, between 2 and 5, at a minute of its own', () => {
    for (let nth = 0; nth < 20; nth += 1) {
      const [first = 0, ...others] = comparedAt(readerOf(at(-hour(20))))
      expect(first).toBeGreaterThanOrEqual(hour(2))
      expect(first).toBeLessThan(hour(5))
      expect(others).toEqual([first + DAY, first + 2 * DAY])
    }
  })

  it('follows the clock of the company', () => {
    const reader = readerOf(at(-hour(20)))
    const [here = 0] = comparedAt(reader)
    expect(comparedAt({ ...reader, time_zone: 'America/Manaus' })[0]).toBe(here + 60)
  })

  it('does not begin for all readers of many companies at once', () => {
    const starts = Array.from({ length: 200 }, () => comparedAt(readerOf(at(-hour(20))), 1)[0])
    const inMinute = Map.groupBy(starts, (minute) => minute)
    expect(Math.max(...[...inMinute.values()].map(({ length }) => length))).toBeLessThan(12)
    const inQuarter = Map.groupBy(starts, (minute = 0) => Math.floor(minute / 15))
    expect(inQuarter.size).toBe(10)
  })

  it('is made on demand, before the first one, and late where its night was missed', () => {
    expect(isInventoryDue(readerOf(null), at(hour(12)))).toBe(true)
    expect(isInventoryDue(readerOf(at(0), { inventory_wanted: true }), at(hour(12)))).toBe(true)
    // It was silent in the night.
    expect(isInventoryDue(readerOf(at(-hour(17))), at(hour(12)))).toBe(false)
    expect(isInventoryDue(readerOf(at(-hour(19))), at(hour(12)))).toBe(true)
  })

  it('that somebody asked for by day keeps its night', () => {
    for (const asked of [hour(9), hour(15), hour(23)]) {
      const [first = 0, second = 0] = comparedAt(readerOf(at(asked - DAY)))
      expect(first).toBeLessThan(hour(5))
      expect(second).toBe(first + DAY)
    }
  })
})
