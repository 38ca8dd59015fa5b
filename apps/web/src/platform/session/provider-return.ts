/** Where to continue after a visit to an identity provider, in this tab. */
export type ProviderReturn = {
  /** The path that was requested before. */
  target: string | undefined
  /** Whether the visit was made within a session. */
  inSession: boolean
}

const KEY = 'provider_return'

/** Stores where to continue once the provider leads back. */
export function rememberReturn(to: ProviderReturn): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(to))
  } catch {
    // Without storage the landing page opens.
  }
}

/** Reads where to continue; null if no visit began in this tab. */
export function readReturn(): ProviderReturn | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const target = 'target' in kept && typeof kept.target === 'string' ? kept.target : undefined
    return { target, inSession: 'inSession' in kept && kept.inSession === true }
  } catch {
    return null
  }
}

export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // The browser keeps nothing.
  }
}
