import { ApiProblem } from '../../../platform/api-problem.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'

/** What the server says; where the provider is away, what that means here. */
export const failureText = (error: unknown, unavailable: string): string =>
  error instanceof ApiProblem && error.code === 'unavailable'
    ? unavailable
    : problemTextOf(error).detail
