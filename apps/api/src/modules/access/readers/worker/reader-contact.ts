import type {
  Doubtful,
  DoubtReason,
  Outcome,
  RefusalReason,
  Refused,
} from '@portaria/drivers/access/access-outcome'

/** Reasons that say nothing of an entry, but that the reader could not be reached or let nobody in. */
const contactReasons: ReadonlySet<string> = new Set<RefusalReason | DoubtReason>([
  'no_connection',
  'closing',
  'wrong_password',
  'password_stopped',
  'factory_password',
  'session_ended',
  'timeout',
  'connection_lost',
  'reader_failed',
])

/** Reasons after which the same is tried again soon, with nothing to say about it. */
const passingReasons: ReadonlySet<string> = new Set<RefusalReason | DoubtReason>([
  'busy',
  'superseded',
  'interrupted',
])

/** Returns an outcome that says that the reader could not be reached; null for any other. */
export const troubleOf = (outcome: Outcome): Refused | Doubtful | null =>
  outcome.result !== 'done' && contactReasons.has(outcome.reason) ? outcome : null

/** Whether an outcome says nothing of what was sent but that it did not get its turn. */
export const isPassing = (outcome: Outcome): boolean =>
  outcome.result !== 'done' && passingReasons.has(outcome.reason)
