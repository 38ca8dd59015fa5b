import { callApi } from '../../../platform/http-client.ts'
import { rememberReturn } from '../../../platform/session/provider-return.ts'

/** Where a visit to the provider begins, and where one goes on afterwards. */
type Visit = {
  path: '/login/hosted' | '/me/identities/hosted' | '/session/proof/hosted'
  body?: unknown
  /** A path of the app; without one the landing page. */
  target?: string | undefined
}

/** Leads the browser to the provider's own page. Throws an `ApiProblem`. */
export async function visitProvider({ path, body, target }: Visit): Promise<void> {
  const inSession = path !== '/login/hosted'
  const { data } = await callApi<{ data: { address: string } }>(path, {
    method: 'POST',
    body,
    anonymous: !inSession,
  })
  rememberReturn({ target, inSession })
  location.assign(data.address)
}
