import { todayIn } from '@portaria/contract/value-types/date'
import { clockIn, localOf } from '@portaria/contract/value-types/zoned-time'
import { showTimesIn } from '@portaria/i18n/time-zone'
import { currentSession, onSessionChange } from './session/session.store.ts'
import { readStored, storedKeys, writeStored } from './session/session-storage.ts'

/** The id of the stored company and its zone, separated by a space. */
let kept = readStored(storedKeys.companyZone) ?? ''

/** Stores the time zone of the current company. */
export function storeCompanyZone(tenantId: string | null, timeZone: string | null): void {
  if (tenantId === null || timeZone === null) return
  kept = `${tenantId} ${timeZone}`
  writeStored(storedKeys.companyZone, kept)
  showTimesIn(companyZone())
}

/**
 * Today in the time zone of the current company, as `YYYY-MM-DD`, as on the server. Before the zone
 * is known, the device's own day.
 */
export function companyToday(now = new Date()): string {
  return todayIn(clockZone(), now)
}

/** The day of an instant in the company's zone. */
export const companyDay = (iso: string): string => companyToday(new Date(iso))

/** The hour of an instant in the company's zone, 0 to 23. */
export function companyHour(now: Date): number {
  return Math.floor(localOf(now, clockZone()).minutes / 60)
}

/**
 * The zone in which times are read and typed: the company's, or the device's until that is known.
 */
const clockZone = () => companyZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The company's local time at an instant: `YYYY-MM-DDTHH:MM`. */
export function companyClock(iso: string): string {
  return clockIn(clockZone(), new Date(iso))
}

/**
 * The instant of a local time `YYYY-MM-DDTHH:MM` of the company. A repeated hour gives the first of
 * its two instants. An hour that the clock skips gives the instant that is later by the skipped
 * time.
 */
export function companyInstant(clock: string): string {
  const zone = clockZone()
  const shown = Date.parse(`${clock}Z`)
  const aheadAt = (at: number) => Date.parse(`${clockIn(zone, new Date(at))}Z`) - at
  // Offsets change at most once a day, so only those a day before and a day after are possible.
  const found = [-1, 1].map((side) => shown - aheadAt(shown + side * DAY_MS))
  const exact = found.filter((at) => clockIn(zone, new Date(at)) === clock)
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...found)).toISOString()
}

const DAY_MS = 86_400_000

/** The time zone of the current company; undefined until it is known. */
export function companyZone(): string | undefined {
  const [of, timeZone] = kept.split(' ')
  return of === currentSession().tenantId ? timeZone : undefined
}

showTimesIn(companyZone())
onSessionChange(() => showTimesIn(companyZone()))
