/** What the log keeps of an error. */
export type LoggedError = {
  type: string
  message: string
  code: string | undefined
  stack: string
  cause: LoggedError | undefined
}

/**
 * An error for the log: what it is and where it was thrown. Not what hangs on it: PostgreSQL's carry
 * the values of rows, and those of a lost connection all of its state. What was thrown and is no
 * error is told as text: a log must never throw itself.
 */
export function loggedError(thrown: unknown): LoggedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { message, stack = '', cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.constructor.name,
    message,
    code,
    stack,
    cause: cause instanceof Error ? loggedError(cause) : undefined,
  }
}
