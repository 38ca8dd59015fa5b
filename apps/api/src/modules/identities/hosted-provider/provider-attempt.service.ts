import { problem } from '../../../platform/problem.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import {
  type AttemptPurpose,
  type KeptAttempt,
  type ProviderAttempts,
  providerAttempts,
} from './provider-attempts.ts'
import { type Asked, type ProviderClient, providerClient } from './provider-client.ts'

/** The next address of a browser, and the cookie that marks it. */
export type Begun = { address: string; cookie: string }

export type HostedProvider = {
  client: ProviderClient
  attempts: ProviderAttempts
  /** Notes the reason why a provider's answer was refused, without the answer's content. */
  note(error: unknown): void
  /** Begins a sign-in at the provider. Throws `unavailable` where it does not answer. */
  begin(asked: Asked, purpose: AttemptPurpose, browser: string | null): Promise<Begun>
  /** Takes the attempt that an answer belongs to, once; null if this browser has none. */
  take(state: string | null, browser: string | null): Promise<KeptAttempt | null>
}

type NeededParts = Pick<SignInTools, 'auth' | 'secret' | 'publicUrl' | 'oidc' | 'outboundLoopback'>

/** The hosted provider of the installation; null where the operator set up none. */
export function hostedProvider(
  { auth, secret, publicUrl, oidc, outboundLoopback }: NeededParts,
  note: (error: unknown) => void,
): HostedProvider | null {
  if (oidc === null) return null
  const client = providerClient({ settings: oidc, publicUrl, loopback: outboundLoopback })
  const attempts = providerAttempts(secret)
  return {
    client,
    attempts,
    note,

    async begin(asked, purpose, browser) {
      const { address, attempt } = await client.begin(asked).catch((error: unknown) => {
        note(error)
        throw problem('unavailable')
      })
      const kept = { ...attempt, asked, purpose }
      const cookie = await auth.transaction((queries) => attempts.keep(queries, kept, browser))
      return { address, cookie }
    },

    take: async (state, browser) =>
      state === null ? null : auth.transaction((queries) => attempts.take(queries, state, browser)),
  }
}
