import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSyncExternalStore } from 'react'
import { currentProofRequest, onProofRequest } from '../../../platform/session/proof-request.ts'

/** Loaded when a call requires a proof. */
const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog)

/** Asks for a proof of identity when a call requires one. */
export function ProofPrompt() {
  const request = useSyncExternalStore(onProofRequest, currentProofRequest)
  if (request === null) return null
  return <ProofDialog key={request.demand.ticket} request={request} />
}
