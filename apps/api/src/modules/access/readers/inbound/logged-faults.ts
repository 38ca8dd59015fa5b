import { databaseCode } from '../../../../platform/database/database-problem.ts'

/** A fault without what was thrown: messages of a database or a parser repeat the values of a call. */
export type LoggedFault = {
  readonly type: string
  readonly code: string | undefined
  readonly frames: readonly string[]
}

/** Reduces a fault of a reader's call to its type and the place it was thrown at. */
export function faultOf(thrown: unknown): LoggedFault {
  if (!(thrown instanceof Error)) return { type: typeof thrown, code: undefined, frames: [] }
  const { stack = '', message } = thrown
  // The frames come after the message, which may itself have several lines.
  const from = stack.indexOf(message)
  const below = from < 0 ? '' : stack.slice(from + message.length)
  return {
    type: thrown.constructor.name,
    code: databaseCode(thrown),
    frames: below.split('\n').filter((line) => line.trimStart().startsWith('at ')),
  }
}
