import type { Actor } from '@portaria/contract/actors/actor'
import type { ProofDemand } from '@portaria/contract/answers/errors'
import type { FastifyContextConfig } from 'fastify'
import { problem } from './problem.ts'

/**
 * Returns the proofs of identity that a person must give; their ticket is for `POST
 * /session/proof`.
 */
export type DemandProof = (userId: string) => Promise<ProofDemand>

/**
 * Throws `proof_required` unless the actor has proved their identity lately: an open session alone
 * is not enough for actions that a thief would want. The system needs none.
 */
export function requireProof({ role, proved = false }: Actor): void {
  if (role !== 'system' && !proved) throw problem('proof_required')
}

/** Whether a route needs a proof: it says so itself, or exports a register that says so. */
export function takesProof({ access, proof }: FastifyContextConfig): boolean {
  if (proof === true) return true
  if (typeof access !== 'object' || !('operation' in access)) return false
  return access.operation === 'export' && access.register.needsProof?.export === true
}
