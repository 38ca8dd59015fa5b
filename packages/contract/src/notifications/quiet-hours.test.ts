import { expect, it } from 'vitest'
import { changeOfSettings, defaultSettings, readSettings } from '../settings/settings.ts'
import { defaultQuietHours, heldFor, heldKinds, quietMinutesLeft } from './quiet-hours.ts'

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

it.each([
  ['22:00', '07:00', '21:59', 0],
  ['22:00', '07:00', '22:00', 540],
  ['22:00', '07:00', '00:00', 420],
  ['22:00', '07:00', '06:59', 1],
  ['22:00', '07:00', '07:00', 0],
  ['13:00', '14:30', '13:15', 75],
  ['13:00', '14:30', '14:30', 0],
  ['13:00', '14:30', '12:59', 0],
  // A whole day counts as no time: otherwise nothing would ever come.
  ['08:00', '08:00', '08:00', 0],
])('quiet from %s to %s holds back at %s for %i minutes', (from, to, now, left) => {
  expect(quietMinutesLeft({ on: true, from: at(from), to: at(to) }, at(now))).toBe(left)
  expect(quietMinutesLeft({ on: false, from: at(from), to: at(to) }, at(now))).toBe(0)
})

it("quiet hours hold back neither emergencies nor visitors at the gate, nor a person's exceptions", () => {
  const quiet = { ...defaultQuietHours, push: { on: true, from: at('22:00'), to: at('07:00') } }
  const midnight = at('00:00')
  expect(heldFor(quiet, 'announcement_sent', 'push', midnight)).toBe(420)
  expect(heldFor(quiet, 'announcement_sent', 'email', midnight)).toBe(0)
  expect(heldFor(quiet, 'announcement_sent', 'toast', midnight)).toBe(0)
  for (const kind of ['emergency_announced', 'visit_waiting', 'visit_blocked'] as const)
    expect([kind, heldFor(quiet, kind, 'push', midnight)]).toEqual([kind, 0])
  const excepted = { ...quiet, except: { announcement_sent: true } }
  expect(heldFor(excepted, 'announcement_sent', 'push', midnight)).toBe(0)
  expect(heldFor(excepted, 'parcel_arrived', 'push', midnight)).toBe(420)
  expect(heldKinds).toContain('parcel_arrived')
  expect(heldKinds).not.toContain('emergency_announced')
})

it('settings store quiet hours in quarters of an hour, and read malformed ones as none', () => {
  const changed = changeOfSettings(defaultSettings(), {
    quietHours: { push: { on: true, from: 1_303 }, except: { parcel_arrived: true } },
  })
  expect(changed.quietHours.push).toEqual({ on: true, from: 1_305, to: 420 })
  expect(changed.quietHours.except.parcel_arrived).toBe(true)
  expect(readSettings({ quietHours: { push: { on: 'yes', to: 9_999 } } }).quietHours.push).toEqual({
    on: false,
    from: 1_320,
    to: 1_425,
  })
})
