import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'

let stored: Map<string, string>

/** A moment at which it is the 22nd in São Paulo, the 21st in Manaus. */
const night = new Date('2026-11-22T03:30:00Z')

beforeEach(() => {
  const person = { id: 'u1', type_flag: 'sindico', name: 'Ana', tenant_id: 't1' }
  stored = stubStorage({
    jwt_access_token: 't',
    user: JSON.stringify(person),
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => ({
  ...(await import('./company-day.ts')),
  ...(await import('./session/session.store.ts')),
  ...(await import('@portaria/i18n/time-zone')),
})

test('the day is the company’s, whatever the zone of the device', async () => {
  const { companyToday, storeCompanyZone } = await open()
  storeCompanyZone('t1', 'America/Manaus')
  expect(companyToday(night)).toBe('2026-11-21')
  storeCompanyZone('t1', 'America/Sao_Paulo')
  expect(companyToday(night)).toBe('2026-11-22')
})

test('it is known after a reload, but not for another company', async () => {
  stored.set('company_zone', 't1 Pacific/Pago_Pago')
  expect((await open()).companyToday(new Date('2026-11-22T08:00:00Z'))).toBe('2026-11-21')
  vi.resetModules()
  stored.set('company_zone', 't2 Pacific/Pago_Pago')
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Pacific/Kiritimati',
  } as Intl.ResolvedDateTimeFormatOptions)
  expect((await open()).companyToday(new Date('2026-11-22T08:00:00Z'))).toBe('2026-11-22')
  vi.restoreAllMocks()
})

test('signing out forgets it', async () => {
  const { storeCompanyZone, endSession } = await open()
  storeCompanyZone('t1', 'America/Manaus')
  endSession('signed-out')
  expect(stored.has('company_zone')).toBe(false)
})

test('times are shown in its zone from the start, and no longer once nobody is signed in', async () => {
  stored.set('company_zone', 't1 America/Manaus')
  const { shownZone, storeCompanyZone, companyDay, companyHour, endSession } = await open()
  expect(shownZone()).toBe('America/Manaus')
  expect(companyDay(night.toISOString())).toBe('2026-11-21')
  expect(companyHour(night)).toBe(23)
  storeCompanyZone('t1', 'America/Rio_Branco')
  expect(shownZone()).toBe('America/Rio_Branco')
  endSession('signed-out')
  expect(shownZone()).toBeUndefined()
})

test.each([
  ['America/Manaus', '2026-11-22T23:30', '2026-11-23T03:30:00.000Z'],
  ['America/Manaus', '2026-11-23T00:00', '2026-11-23T04:00:00.000Z'],
  ['America/Sao_Paulo', '2026-11-22T23:30', '2026-11-23T02:30:00.000Z'],
  ['America/Sao_Paulo', '2026-11-23T00:00', '2026-11-23T03:00:00.000Z'],
  // The last night of summer time: the hour before midnight occurred twice.
  ['America/Sao_Paulo', '2019-02-16T23:30', '2019-02-17T01:30:00.000Z'],
] as const)('in %s the clock shows %s at %s', async (zone, clock, instant) => {
  const { companyClock, companyInstant, storeCompanyZone } = await open()
  storeCompanyZone('t1', zone)
  expect(companyInstant(clock)).toBe(instant)
  expect(companyClock(instant)).toBe(clock)
})

test('an hour that a summer time leaves out is an hour later', async () => {
  const { companyClock, companyInstant, storeCompanyZone } = await open()
  storeCompanyZone('t1', 'America/Sao_Paulo')
  expect(companyClock(companyInstant('2018-11-04T00:30'))).toBe('2018-11-04T01:30')
})
