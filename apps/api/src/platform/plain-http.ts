/** Whether an address or host name is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(
    host,
  )
}

/**
 * Returns the warning for an address that browsers do not treat as secure, and therefore deny
 * features to; null for others.
 */
export function plainHttpWarning(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || isLoopback(hostname)) return null
  return `PUBLIC_URL ${publicUrl} is plain http: browsers give no camera, passkeys, notifications, clipboard or Web Locks there, and anybody on the way reads along, so put https in front.`
}

/** Returns the warning for a store of files that is reached by plain http; null for others. */
export function plainStorageWarning(endpoint = ''): string | null {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'http:' || isLoopback(url.hostname)) return null
  return 'The endpoint of FILES_URL is plain http: anybody on the way sees the pictures, so give it https.'
}
