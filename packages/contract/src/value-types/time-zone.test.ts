import { describe, expect, it } from 'vitest'
import { brazilianZones, timeZone } from './time-zone.ts'

describe('a time zone', () => {
  it.each(brazilianZones)('%s is valid, and reads as %s', (zone, places) => {
    expect(timeZone.parse(zone)).toEqual({ ok: true, value: zone })
    expect(timeZone.format(zone)).toBe(places)
  })

  it('is spelt as in the IANA database, and may be abroad', () => {
    expect(timeZone.parse(' america/sao_paulo ')).toEqual({ ok: true, value: 'America/Sao_Paulo' })
    expect(timeZone.parse('Europe/Lisbon')).toEqual({ ok: true, value: 'Europe/Lisbon' })
    expect(timeZone.format('Europe/Lisbon')).toBe('Europe/Lisbon')
  })

  it.each(['-03:00', 'Brasília', 'America/Atlantis', 'GMT-3'])('%s is not valid', (typed) => {
    expect(timeZone.parse(typed)).toEqual({ ok: false, code: 'zone_unknown' })
  })
})
