import { queries } from '../host/query-cache.ts'
import { forget } from './page-back-end.ts'

/** Begins with the seeds again, for the next person at this device. */
export function startAnew(): void {
  forget()
  queries.clear()
}
