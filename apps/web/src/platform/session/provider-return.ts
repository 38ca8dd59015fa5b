/** What somebody goes back to after a visit to an identity provider, in this tab. */
export type ProviderReturn = {
  /** The path that was asked for before. */
  target: string | undefined
  /** Whether a session was open, for which the visit was. */
  inSession: boolean
}

const KEY = 'provider_return'

/** Remembers where to go on once the provider leads back. */
export function rememberReturn(to: ProviderReturn): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(to))
  } catch {
    // Without it the landing page opens.
  }
}

/** Null without a visit that has begun in this tab. */
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
    // Nothing was kept.
  }
}
