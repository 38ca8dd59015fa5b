import { ApiProblem } from '../api-problem.ts'

/** Whether the person closed the proof of identity of a call, and so knows that nothing was done. */
export const isProofClosed = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'proof_required'
