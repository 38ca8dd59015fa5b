import { ApiProblem } from '../../../platform/api-problem.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'

/** The server's text for an error; `unavailable` replaces it if the provider cannot be reached. */
export const failureText = (error: unknown, unavailable: string): string =>
  error instanceof ApiProblem && error.code === 'unavailable'
    ? unavailable
    : problemTextOf(error).detail
