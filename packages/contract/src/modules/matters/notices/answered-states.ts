import type { RecordOfRegister } from '../../../define-register/define-register.ts'
import type { occurrences } from '../occurrences/occurrences.ts'
import type { requests } from '../requests/requests.ts'

type StateOf<Register> = NonNullable<
  Extract<RecordOfRegister<Register>, { state: unknown }>['state']
>

/** A new state of a request that its requester is told, or that it was merged into another. */
export type RequestAnswer = StateOf<typeof requests> | 'merged'

/** A new state of an occurrence that its reporter is told; a new one has been reported by them. */
export type OccurrenceAnswer = Exclude<StateOf<typeof occurrences>, 'open'>
