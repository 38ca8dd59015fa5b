import type { HostedAnswer } from '@portaria/contract/modules/identities/hosted-provider'
import { callApi } from '../../../platform/http-client.ts'
import { fetchMe } from '../../../platform/session/me.ts'
import { type IdentityOutcome, identityOutcome } from '../identities/identity-calls.ts'

/** Passes the provider's answer to the server. Never throws. */
export function completeAtServer(
  answer: string,
  { provider, inSession }: { provider: string; inSession: boolean },
): Promise<IdentityOutcome> {
  return identityOutcome(async () => {
    // The token may have expired during the visit, and the answer can be used only once.
    if (inSession) await fetchMe()
    return callApi<HostedAnswer>('/login/hosted/callback', {
      method: 'POST',
      body: { answer },
      anonymous: !inSession,
    })
  }, provider)
}
