import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSyncExternalStore } from 'react'
import { currentProofRequest, onProofRequest } from '../../../platform/session/proof-request.ts'

/** Fetched once a call takes a proof. */
const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog)

/** Asks whoever sits there who they are, when a call takes a proof of it. */
export function ProofPrompt() {
  const request = useSyncExternalStore(onProofRequest, currentProofRequest)
  if (request === null) return null
  return <ProofDialog key={request.demand.ticket} request={request} />
}
