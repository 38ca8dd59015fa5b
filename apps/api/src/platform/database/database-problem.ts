import { type ProblemError, problem } from '../problem.ts'

/** What PostgreSQL refuses on its own, as the last line behind our checks (SQLSTATE codes). */
const conflicts: Record<string, () => ProblemError> = {
  // unique_violation: two writers at once; whoever came second is told.
  '23505': () => problem('duplicate'),
  // foreign_key_violation: a target vanished, or is another tenant's.
  '23503': () => problem('validation', { errors: [] }),
  // exclusion_violation
  '23P01': () => problem('duplicate'),
  // serialization_failure, deadlock_detected, lock_not_available, query_canceled
  '40001': () => problem('state_conflict'),
  '40P01': () => problem('state_conflict'),
  '55P03': () => problem('state_conflict'),
  '57014': () => problem('unavailable'),
  // The server went away: admin_shutdown, crash_shutdown, cannot_connect_now.
  '57P01': () => problem('unavailable'),
  '57P02': () => problem('unavailable'),
  '57P03': () => problem('unavailable'),
  ECONNREFUSED: () => problem('unavailable'),
  ECONNRESET: () => problem('unavailable'),
  ETIMEDOUT: () => problem('unavailable'),
  EPIPE: () => problem('unavailable'),
}

/** What the driver says, without a code, of statements whose connection broke. */
const CONNECTION_LOST = /^(Connection terminated\b|Client has encountered a connection error\b)/

/** The SQLSTATE, or the socket's code, of a failed statement. */
export function databaseCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/** The problem that a database error is to the caller, where it is one. */
export function databaseProblem(error: unknown): ProblemError | undefined {
  const code = databaseCode(error)
  if (code !== undefined) return conflicts[code]?.()
  const lost = error instanceof Error && CONNECTION_LOST.test(error.message)
  return lost ? problem('unavailable') : undefined
}
