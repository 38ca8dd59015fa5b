import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from './date.ts'
import { instantOf, localOf } from './zoned-time.ts'

const zones = [
  'America/Sao_Paulo',
  'America/Noronha',
  'America/Rio_Branco',
  'America/New_York',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
] as const

describe('a local time in a zone', () => {
  it('is the moment at which the clock shows it', () => {
    expect(instantOf('2026-11-26', 19 * 60, 'America/Sao_Paulo').toISOString()).toBe(
      '2026-11-26T22:00:00.000Z',
    )
    expect(instantOf('2026-11-26', 25 * 60, 'America/Noronha').toISOString()).toBe(
      '2026-11-27T03:00:00.000Z',
    )
  })

  it('is the end of a gap if the clock skips it, and the first moment if the clock shows it twice', () => {
    // On 4 November 2018 midnight was skipped in São Paulo, on 18 February 2018 23:00 came twice.
    expect(instantOf('2018-11-04', 20, 'America/Sao_Paulo').toISOString()).toBe(
      '2018-11-04T03:00:00.000Z',
    )
    expect(instantOf('2018-02-17', 23 * 60 + 30, 'America/Sao_Paulo').toISOString()).toBe(
      '2018-02-18T01:30:00.000Z',
    )
  })

  it('reads back as itself in every zone, except for skipped times', () => {
    const minute = fc.integer({ min: 0, max: 1_439 })
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('1990-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, minute, (zone, of, minutes) => {
        const at = instantOf(of, minutes, zone)
        const shown = localOf(at, zone)
        const isShown = shown.day === of && shown.minutes === minutes
        const earlier = localOf(new Date(at.getTime() - 60_000), zone)
        // A skipped time: within one minute the clock goes from before it to after it.
        const isLeftOut =
          `${earlier.day} ${earlier.minutes}` !== `${of} ${minutes}` &&
          Date.parse(of) / 60_000 + minutes < Date.parse(shown.day) / 60_000 + shown.minutes &&
          Date.parse(of) / 60_000 + minutes > Date.parse(earlier.day) / 60_000 + earlier.minutes
        expect(isShown || isLeftOut).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })
})
