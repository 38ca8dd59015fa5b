import { type Problem, type ProblemCode, problems } from '@portaria/contract/answers/errors'
import type { CodedField, FieldCode } from '@portaria/contract/record-checks/field-codes'

export type ProblemDetails = Partial<
  Omit<Problem, 'type' | 'title' | 'status' | 'code' | 'errors'>
> & {
  /** Codes only: the error handler adds the texts in the caller's language. */
  errors?: CodedField[]
}

/** An error that the caller receives as a problem document with a stable code. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    // A stack trace is of no use here, and costs more than the answer.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.status = problems[code]
    this.details = details
  }
}

/** Makes a problem to throw: `throw problem('not_found')`. */
export function problem(code: ProblemCode, details?: ProblemDetails): ProblemError {
  return new ProblemError(code, details)
}

/** Makes a validation problem of one field. */
export function fieldProblem(field: string, code: FieldCode): ProblemError {
  return new ProblemError('validation', { errors: [{ field, code }] })
}
