import { expect, it } from 'vitest'
import { wallClock } from '../../../../testing/reader-lists/site-at.ts'
import { firstTime, lastTime } from './reader-times.ts'

const MINUTE = 60_000

/** Clocks that are put back, by an hour or half an hour, and put ahead. */
const changes = [
  ['America/Sao_Paulo', '2018-02-18T02:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T15:00:00Z'],
  ['America/New_York', '2027-03-14T07:00:00Z'],
] as const

it.each(changes)(
  '%s: what the clock shows twice neither begins early nor ends late',
  (zone, at) => {
    const minutes = Array.from({ length: 481 }, (_, nth) => (nth - 240) * MINUTE)
    const shown = minutes.map((offset) => {
      const moment = new Date(Date.parse(at) + offset)
      return { moment, wall: wallClock(zone, moment) }
    })
    const twice = new Set(
      shown.map(({ wall }) => wall).filter((wall, nth, all) => all.indexOf(wall) !== nth),
    )
    for (const { moment, wall } of shown.filter((_, nth) => nth % 5 === 0)) {
      const [first, last] = [firstTime(zone, moment), lastTime(zone, moment)]
      const early = shown.filter((one) => one.wall >= first && one.moment < moment)
      const late = shown.filter((one) => one.wall <= last && one.moment > moment)
      const isExact = first === wall && last === wall
      expect([moment, early, late, isExact || twice.has(wall)]).toEqual([moment, [], [], true])
    }
  },
)

it('a beginning within a second is the next one, and an end the one before', () => {
  const at = new Date('2026-11-30T12:00:00.250Z')
  expect(firstTime('America/Sao_Paulo', at)).toBe('2026-11-30T09:00:01')
  expect(lastTime('America/Sao_Paulo', at)).toBe('2026-11-30T09:00:00')
})
