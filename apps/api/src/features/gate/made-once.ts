import { setImmediate as pause } from 'node:timers/promises'
import type { TenantActor } from '@portaria/contract/actor'

/** Characters from which an answer is used again, for how many milliseconds a thousand, and at most. */
const REUSED = { from: 100_000, msOfThousand: 5, mostMs: 30_000 } as const

/** Rows that are written as JSON before others are served. */
const SHARE = 200

/** What is the same for everybody at the desks of a company. */
type Roll = Readonly<Record<string, unknown>>

type Kept = { made: Promise<string>; until: number }

/**
 * Makes an answer once for all desks of a company that ask while it is made, and, where it is large, for
 * some seconds after: one that asks again and again would keep the server from everybody else. The answer
 * says of when it is. A small one is read anew by each call.
 */
export function madeOnce(
  make: (actor: TenantActor) => Promise<Roll>,
): (actor: TenantActor) => Promise<string> {
  const kept = new Map<string, Kept>()
  return ({ tenantId, ...actor }) => {
    const known = kept.get(tenantId)
    if (known && Date.now() < known.until) return known.made
    const entry: Kept = { made: written(tenantId), until: Number.POSITIVE_INFINITY }
    kept.set(tenantId, entry)
    return entry.made

    async function written(of: string): Promise<string> {
      try {
        const roll = await make({ ...actor, tenantId: of })
        const text = await jsonInShares(roll)
        const reusedMs = reuseOf(text.length)
        entry.until = Date.now() + reusedMs
        setTimeout(() => forget(of, entry), reusedMs).unref()
        return text
      } catch (error) {
        forget(of, entry)
        throw error
      }
    }
  }

  function forget(tenantId: string, entry: Kept): void {
    if (kept.get(tenantId) === entry) kept.delete(tenantId)
  }
}

const reuseOf = (characters: number): number =>
  characters < REUSED.from ? 0 : Math.min(REUSED.mostMs, (characters / 1_000) * REUSED.msOfThousand)

/** An object as JSON, its lists in shares, between which others are served. */
async function jsonInShares(value: Roll): Promise<string> {
  const parts: string[] = []
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue
    if (!Array.isArray(inner)) {
      parts.push(`${JSON.stringify(name)}:${JSON.stringify(inner)}`)
      continue
    }
    const shares: string[] = []
    for (let from = 0; from < inner.length; from += SHARE) {
      const share: readonly unknown[] = inner.slice(from, from + SHARE)
      shares.push(share.map((one) => JSON.stringify(one)).join(','))
      await pause()
    }
    parts.push(`${JSON.stringify(name)}:[${shares.join(',')}]`)
  }
  return `{${parts.join(',')}}`
}

/** The type of an answer that is sent as it was written. */
export const WRITTEN_TYPE = 'application/json; charset=utf-8'

/**
 * An answer whose `data` is JSON already, to be sent as it is: to write it anew for each desk would hold up
 * everybody else. The route's declaration says what it is.
 */
export const written = (data: string) => `{"data":${data}}` as never
