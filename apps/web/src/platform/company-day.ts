import { todayIn } from '@portaria/contract/value-types/date'
import { showTimesIn } from '@portaria/i18n/time-zone'
import { currentSession, onSessionChange } from './session/session.store.ts'
import { readStored, storedKeys, writeStored } from './session/session-storage.ts'

/** The stored company and its zone; a company's id has no space. */
let kept = readStored(storedKeys.companyZone) ?? ''

/** Stores the time zone of the current company. */
export function storeCompanyZone(tenantId: string | null, timeZone: string | null): void {
  if (tenantId === null || timeZone === null) return
  kept = `${tenantId} ${timeZone}`
  writeStored(storedKeys.companyZone, kept)
  showTimesIn(companyZone())
}

/**
 * Today in the time zone of the current company, as `YYYY-MM-DD`, which the server uses too. Before the
 * zone is known, this device's day.
 */
export function companyToday(now = new Date()): string {
  return todayIn(companyZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now)
}

/** The company's day of an instant. */
export const companyDay = (iso: string): string => companyToday(new Date(iso))

/** The hour of an instant there, 0 to 23. */
export function companyHour(now: Date): number {
  const hour = { hour: '2-digit', hourCycle: 'h23', timeZone: companyZone() } as const
  return Number(new Intl.DateTimeFormat('en', hour).format(now))
}

/** The zone of the current company, where it is known. */
function companyZone(): string | undefined {
  const [of, timeZone] = kept.split(' ')
  return of === currentSession().tenantId ? timeZone : undefined
}

showTimesIn(companyZone())
onSessionChange(() => showTimesIn(companyZone()))
