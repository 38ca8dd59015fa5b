import type { RegisterBody } from '@portaria/contract/modules/accounts/sign-in'
import type { HostedAnswer } from '@portaria/contract/modules/identities/hosted-provider'
import { callApi } from '../../../platform/http-client.ts'
import { type IdentityOutcome, identityOutcome } from '../identities/identity-calls.ts'
import type { Credentials } from './credentials.ts'

/** Signs in. If the person came from a letter, this also confirms its token. Never throws. */
export function loginByRealtime(
  provider: string,
  { letter, ...credentials }: Credentials & { letter?: string | undefined },
): Promise<IdentityOutcome> {
  const body = { ...credentials, ...(letter !== undefined && { letter }) }
  return identityOutcome(
    () => callApi<HostedAnswer>('/login/realtime', { method: 'POST', body, anonymous: true }),
    provider,
  )
}

/** Creates an account there. Throws an `ApiProblem`. */
export const registerByRealtime = (body: RegisterBody): Promise<HostedAnswer> =>
  callApi('/register/realtime', { method: 'POST', body, anonymous: true })

/** Links an account to the person's own. Throws an `ApiProblem`. */
export const linkByRealtime = (body: Credentials): Promise<void> =>
  callApi('/me/identities/realtime', { method: 'POST', body })
