import type { Actor } from '@portaria/contract/actor'
import type { ProofDemand } from '@portaria/contract/errors'
import type { FastifyContextConfig } from 'fastify'
import { problem } from './problem.ts'

/** What somebody is to show who they are with; its ticket is `POST /session/proof`'s. */
export type DemandProof = (userId: string) => Promise<ProofDemand>

/**
 * Throws `proof_required` unless the actor showed lately who they are: a session that somebody left open
 * does not do what a thief would. The system needs none.
 */
export function requireProof({ role, proved = false }: Actor): void {
  if (role !== 'system' && !proved) throw problem('proof_required')
}

/** Whether a route as such takes a proof: it says so, or is the export of a register that does. */
export function takesProof({ access, proof }: FastifyContextConfig): boolean {
  if (proof === true) return true
  if (typeof access !== 'object' || !('operation' in access)) return false
  return access.operation === 'export' && access.register.needsProof?.export === true
}
