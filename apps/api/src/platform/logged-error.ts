/** An error in the log. */
export type LoggedError = {
  type: string
  message: string
  code: string | undefined
  stack: string
  cause: LoggedError | undefined
}

/**
 * Reduces an error to its type and the place it was thrown at. Its other properties are left out:
 * errors of PostgreSQL hold the values of rows, those of a lost connection all of its state. Any
 * other thrown value is logged as text: a log must never throw itself.
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
