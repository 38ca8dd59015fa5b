import type { RoundPack } from '@portaria/contract/modules/rounds/rounds/round-walk'

type Point = RoundPack['points'][number]

/** The point that a code belongs to, and whether the code is an outdated one. */
export type MatchedCode = { readonly point: Point; readonly isOld: boolean }

/**
 * Finds the point that a code belongs to, by the digests in the pack. Null if it belongs to none.
 */
export async function matchCode({ points }: RoundPack, code: string): Promise<MatchedCode | null> {
  const bytes = new TextEncoder().encode(code.trim().toUpperCase())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const digest = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  for (const point of points) {
    const place = point.digests.indexOf(digest)
    if (place >= 0) return { point, isOld: place > 0 }
  }
  return null
}
