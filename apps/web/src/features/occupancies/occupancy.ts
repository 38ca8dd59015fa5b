import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { ReferenceRead } from '@portaria/contract/define-register/field'
import type { occupancies } from '@portaria/contract/registers/occupancies'

/** One occupancy as the API reads it, with both ends by title. */
export type Occupancy = RecordOfRegister<typeof occupancies> & {
  apartment: ReferenceRead
  resident: ReferenceRead
}

/** Where a period stands on a day; its last day still counts. */
export function stateOn(
  today: string,
  { starts_on: start, ends_on: end }: Pick<Occupancy, 'starts_on' | 'ends_on'>,
): 'future' | 'current' | 'past' {
  if (end !== null && end < today) return 'past'
  return start > today ? 'future' : 'current'
}
