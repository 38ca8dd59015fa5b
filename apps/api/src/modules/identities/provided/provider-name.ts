import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import type { ProvidedSession } from './provided-session.ts'

/** The provider's name for people; null where it is not set up. */
export function providerName(
  { oidc, realtime }: Pick<SignInTools, 'oidc' | 'realtime'>,
  kind: ProvidedSession['kind'],
): string | null {
  return (kind === 'hosted' ? oidc : realtime)?.name ?? null
}
