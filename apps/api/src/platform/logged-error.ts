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
 * the values of rows, and those of a lost connection all of its state.
 */
export function loggedError(error: Error): LoggedError {
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
