import { isLoopback } from '../plain-http.ts'

/**
 * The push services of the browsers (Chrome and Edge on Android, Firefox, Safari, Edge on Windows).
 * A leading dot includes all subdomains.
 */
const knownHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Limit of characters of an endpoint; those of the known services have some hundred. */
export const ENDPOINT_MAX = 1_000

export type PushPlaces = {
  /** Further services, named by the operator (`PUSH_HOSTS`). */
  hosts: readonly string[]
  /** Whether this machine may receive: with the demonstration's data and in tests. */
  loopback: boolean
}

/**
 * Whether messages may be sent to an endpoint that a browser named: https at the usual port of a
 * known push service. Anything else could make the server call any address that somebody types.
 */
export function isPushEndpoint(endpoint: string, { hosts, loopback }: PushPlaces): boolean {
  const url = URL.parse(endpoint)
  if (url === null || endpoint.length > ENDPOINT_MAX) return false
  if (url.username !== '' || url.password !== '') return false
  if (loopback && isLoopback(url.hostname)) return /^https?:$/.test(url.protocol)
  if (url.protocol !== 'https:' || url.port !== '') return false
  return [...knownHosts, ...hosts].some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  )
}
