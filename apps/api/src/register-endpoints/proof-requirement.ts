import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { requireProof } from '../platform/proof.ts'

/**
 * Throws `proof_required` if a row gets a value that needs a proof, and the actor has given none
 * lately. Features that write rows of a register beside the machinery call it too.
 */
export function requireProofOf(
  { needsProof }: AnyRegister,
  actor: Actor,
  next: Readonly<Record<string, unknown>>,
): void {
  if (next['status'] === 'INATIVO') return
  const values = Object.entries(needsProof?.values ?? {})
  if (values.some(([field, asking]) => asking?.some((value) => value === next[field])))
    requireProof(actor)
}
