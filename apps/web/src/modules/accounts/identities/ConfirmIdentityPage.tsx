import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useState } from 'react'
import { providerNameOf } from '../../../platform/offered.ts'
import { useLinkToken } from '../sign-in/use-link-token.ts'
import { LetterEnded } from './LetterEnded.tsx'

/** Both loaded only if their provider is set up. */
const ConfirmAtProvider = lazyPart(
  async () => (await import('../hosted-provider/ConfirmAtProvider.tsx')).ConfirmAtProvider,
)
const RealtimeSignIn = lazyPart(
  async () => (await import('../realtime-provider/RealtimeSignIn.tsx')).RealtimeSignIn,
)

export interface ConfirmIdentityPageProps {
  onSignedIn: () => void
  onLogin: () => void
}

/**
 * `/pages/auth/confirm-identity#token`: the page of the letter about an identity. The reader signs
 * in by that identity, which proves that both belong to the same person.
 */
export function ConfirmIdentityPage({ onSignedIn, onLogin }: ConfirmIdentityPageProps) {
  const letter = useLinkToken()
  const [kind] = useState(kindAsked)
  const provider = providerNameOf(kind)
  if (letter === '' || provider === null) return <LetterEnded provider={provider} />
  if (kind === 'hosted') return <ConfirmAtProvider provider={provider} letter={letter} />
  return (
    <RealtimeSignIn provider={provider} letter={letter} onSignedIn={onSignedIn} onBack={onLogin} />
  )
}

/** The provider named in the letter's link. */
const kindAsked = (): 'realtime' | 'hosted' =>
  new URLSearchParams(window.location.search).get('at') === 'realtime' ? 'realtime' : 'hosted'
