import { todayIn } from '@portaria/contract/value-types/date'
import { currentSession } from './session/session.store.ts'
import { readStored, storedKeys, writeStored } from './session/session-storage.ts'

/** The stored company and its zone; a company's id has no space. */
let kept = readStored(storedKeys.companyZone) ?? ''

/** Stores the time zone of the current company. */
export function storeCompanyZone(tenantId: string | null, timeZone: string | null): void {
  if (tenantId === null || timeZone === null) return
  kept = `${tenantId} ${timeZone}`
  writeStored(storedKeys.companyZone, kept)
}

/**
 * Today in the time zone of the current company, as `YYYY-MM-DD`, which the server uses too. Before the
 * zone is known, this device's day.
 */
export function companyToday(now = new Date()): string {
  const [of, timeZone] = kept.split(' ')
  const own = of === currentSession().tenantId ? timeZone : undefined
  return todayIn(own ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now)
}
