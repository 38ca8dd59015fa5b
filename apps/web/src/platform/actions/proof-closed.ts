import { ApiProblem } from '../api-problem.ts'

/**
 * Whether a call failed because the person closed its proof of identity. They know then that
 * nothing was done.
 */
export const isProofClosed = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'proof_required'
