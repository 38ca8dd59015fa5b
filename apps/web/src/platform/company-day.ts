import { todayIn } from '@portaria/contract/value-types/date'
import { currentSession } from './session/session.store.ts'
import { readStored, storedKeys, writeStored } from './session/session-storage.ts'

/** The company and its zone, kept so that a page opens with them; a company's id has no space. */
let kept = readStored(storedKeys.companyZone) ?? ''

/** Keeps what the server says of the company worked in: where its day begins and ends. */
export function keepCompanyZone(tenantId: string | null, timeZone: string | null): void {
  if (tenantId === null || timeZone === null) return
  kept = `${tenantId} ${timeZone}`
  writeStored(storedKeys.companyZone, kept)
}

/**
 * The day that it is in the company worked in, as `YYYY-MM-DD`: the one its server counts, and what
 * is begun or ended "today" means. Before the server has said where that is, this device's day.
 */
export function companyToday(now = new Date()): string {
  const [of, timeZone] = kept.split(' ')
  const own = of === currentSession().tenantId ? timeZone : undefined
  return todayIn(own ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now)
}
