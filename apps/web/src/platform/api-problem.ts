import {
  type FieldError,
  type Problem,
  type ProblemCode,
  problems,
} from '@portaria/contract/answers/errors'

/** `offline`: the call got no answer. */
export type ApiProblemCode = ProblemCode | 'offline'

/** A failed call. The app decides by `code`, and renders the words in the browser's language. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: ApiProblemCode
  /** The problem document; undefined if there was no answer, or the answer was something else. */
  readonly problem: Problem | undefined
  /** Errors by dotted path of the field. */
  readonly fields: Readonly<Record<string, FieldError>>

  constructor(status: number, code: ApiProblemCode, problem?: Problem, options?: ErrorOptions) {
    super(`${status} ${code}`, options)
    this.status = status
    this.code = code
    this.problem = problem
    this.fields = Object.fromEntries((problem?.errors ?? []).map((error) => [error.field, error]))
  }
}

/**
 * Reads the problem of a failed answer. An answer that is no problem document, such as a gateway's
 * page, gets the code of its status.
 */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined)
  if (isProblem(body)) return new ApiProblem(response.status, body.code, body)
  return new ApiProblem(response.status, codeOfStatus(response.status))
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('code' in body)) return false
  return typeof body.code === 'string' && Object.hasOwn(problems, body.code)
}

function codeOfStatus(status: number): ProblemCode {
  if (status === 502 || status === 503 || status === 504) return 'unavailable'
  if (status >= 500) return 'internal'
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  if (status === 413) return 'too_large'
  if (status === 429) return 'throttled'
  return status === 404 ? 'not_found' : 'malformed'
}
