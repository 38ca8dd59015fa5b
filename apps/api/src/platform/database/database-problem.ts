import { type ProblemError, problem } from '../problem.ts'

/**
 * Problems of constraint violations and the like that our own checks did not find first, by
 * SQLSTATE.
 */
const conflicts: Record<string, () => ProblemError> = {
  // unique_violation: of two writers at once, the second is refused.
  '23505': () => problem('duplicate'),
  // foreign_key_violation: the target was removed meanwhile, or is another tenant's.
  '23503': () => problem('validation', { errors: [] }),
  // exclusion_violation
  '23P01': () => problem('duplicate'),
  // serialization_failure, deadlock_detected, lock_not_available, query_canceled
  '40001': () => problem('state_conflict'),
  '40P01': () => problem('state_conflict'),
  '55P03': () => problem('state_conflict'),
  '57014': () => problem('unavailable'),
  // read_only_sql_transaction: the server is a standby, or not a primary yet.
  '25006': () => problem('unavailable'),
  // admin_shutdown, crash_shutdown, cannot_connect_now: the server went away.
  '57P01': () => problem('unavailable'),
  '57P02': () => problem('unavailable'),
  '57P03': () => problem('unavailable'),
  ECONNREFUSED: () => problem('unavailable'),
  ECONNRESET: () => problem('unavailable'),
  ETIMEDOUT: () => problem('unavailable'),
  EPIPE: () => problem('unavailable'),
}

/** Messages, which have no code, of statements whose connection broke. */
const CONNECTION_LOST = /^(Connection terminated\b|Client has encountered a connection error\b)/

/**
 * A change of which the database did not say whether it is stored. No `ProblemError`: whoever takes
 * those for a refusal would take it for one.
 */
export class UnknownOutcome extends Error {}

/** Returns the SQLSTATE, or the socket's code, of a failed statement. */
export function databaseCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/** Returns the problem that a database error means for the caller, if any. */
export function databaseProblem(error: unknown): ProblemError | undefined {
  if (error instanceof UnknownOutcome) return problem('outcome_unknown')
  const code = databaseCode(error)
  if (code !== undefined) return conflicts[code]?.()
  const lost = error instanceof Error && CONNECTION_LOST.test(error.message)
  return lost ? problem('unavailable') : undefined
}
