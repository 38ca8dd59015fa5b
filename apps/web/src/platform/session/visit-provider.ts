import { callApi } from '../http-client.ts'
import { rememberReturn } from './provider-return.ts'
import { readStored, storedKeys } from './session-storage.ts'

/** Where a visit to the provider begins, and where one goes on afterwards. */
type Visit = {
  path: '/login/hosted' | '/me/identities/hosted' | '/session/proof/hosted'
  body?: unknown
  /** A path of the app; without one the landing page. */
  target?: string | undefined
}

/** Leads the browser to the provider's own page, and never resolves. Throws an `ApiProblem`. */
export async function visitProvider({ path, body, target }: Visit): Promise<never> {
  const inSession = readStored(storedKeys.token) !== null
  const { data } = await callApi<{ data: { address: string } }>(path, {
    method: 'POST',
    body,
    anonymous: path === '/login/hosted',
  })
  rememberReturn({ target, inSession })
  location.assign(data.address)
  // The page is being left: a press on the way does nothing.
  return new Promise<never>(() => undefined)
}
