import { callApi } from '../http-client.ts'
import { rememberReturn } from './provider-return.ts'
import { readStored, storedKeys } from './session-storage.ts'

/** The call that starts a visit to the provider, and where to continue after it. */
type Visit = {
  path: '/login/hosted' | '/me/identities/hosted' | '/session/proof/hosted'
  body?: unknown
  /** A path of the app; the landing page if missing. */
  target?: string | undefined
}

/** Sends the browser to the provider's own page; never resolves. Throws an `ApiProblem`. */
export async function visitProvider({ path, body, target }: Visit): Promise<never> {
  const inSession = readStored(storedKeys.token) !== null
  const { data } = await callApi<{ data: { address: string } }>(path, {
    method: 'POST',
    body,
    anonymous: path === '/login/hosted',
  })
  rememberReturn({ target, inSession })
  location.assign(data.address)
  // The page is about to be left, so further presses do nothing.
  return new Promise<never>(() => undefined)
}
