import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import type { SigningIn } from '../../accounts/public/sign-in/sign-in-part.ts'
import { passwordTurns } from '../../accounts/public/throttle/password-turns.ts'
import { signInThrottle } from '../../accounts/public/throttle/sign-in-throttle.ts'
import type { OwnIdentities } from '../own/own-identities.service.ts'
import type { IdentitySignIn } from '../sign-in/identity-sign-in.service.ts'
import { type RealtimeClient, realtimeClient } from './realtime-client.ts'
import { type RealtimeSignIn, realtimeSignIn } from './realtime-sign-in.service.ts'

/** Limit of tries of passwords that the service checks at the same time. */
const SLOTS = 10

type Tools = {
  client: RealtimeClient | null
  identities: IdentitySignIn
  own: OwnIdentities
  note: (error: unknown) => void
}

/** The calls of the installation's service; null where none is set up. */
export const clientOf = ({
  realtime: settings,
  outboundLoopback: loopback,
}: Pick<SignInTools, 'realtime' | 'outboundLoopback'>): RealtimeClient | null =>
  settings && realtimeClient({ settings, loopback })

/** Signing in through the realtime database service of the installation; null where none is set up. */
export function realtimeService(
  { parts, failures }: Pick<SigningIn, 'parts' | 'failures'>,
  { client, ...tools }: Tools,
): RealtimeSignIn | null {
  if (client === null) return null
  // A slow service must not delay passwords that are hashed here.
  const throttle = signInThrottle(parts.auth, parts.secret, passwordTurns(SLOTS))
  return realtimeSignIn(parts, { ...tools, client, throttle, failures })
}
