import { queries } from '../host/query-cache.ts'
import { forget } from './page-back-end.ts'

/** Restores the seeds, for the next person at this device. */
export function startAnew(): void {
  forget()
  queries.clear()
}
