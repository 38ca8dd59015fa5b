import type { TenantActor } from '@portaria/contract/actors/actor'
import { mapInShares } from '../../platform/map-in-shares.ts'
import { pacedAnswers } from '../../platform/paced-answers.ts'

/**
 * Minimum bytes of an answer to be reused, and the milliseconds of reuse per thousand and at most.
 */
const REUSED = { from: 100_000, msOfThousand: 5, mostMs: 30_000 } as const

/** Milliseconds between two large answers to one company: each is a megabyte or two to send. */
const PACE_MS = 250

/**
 * Callers who wait for a large answer take turns; the emergency list reaches everybody within
 * seconds.
 */
const paceLimits = {
  slots: 1_000,
  perTenant: 1,
  perPerson: 1,
  waitingPerTenant: 60,
  waitingPerPerson: 10,
  waitMs: 20_000,
} as const

/** Data that are the same for everybody at the desks of a company. */
type Roll = Readonly<Record<string, unknown>>

type Kept = { made: Promise<Buffer>; until: number }

/**
 * Makes an answer once for all desks of a company that call meanwhile. A large answer is also
 * reused for some seconds: a caller who repeats it would block the server for everybody else. The
 * answer contains the time at which it was made. A small one is read again by each call. Throws
 * `unavailable` if too many callers wait.
 */
export function madeOnce(
  make: (actor: TenantActor) => Promise<Roll>,
): (actor: TenantActor) => Promise<Buffer> {
  const kept = new Map<string, Kept>()
  const inTurn = pacedAnswers(paceLimits, PACE_MS)

  return async (actor) => {
    const { tenantId, userId } = actor
    const json = await (present(tenantId) ?? begin(actor)).made
    if (json.length < REUSED.from) return json
    return inTurn({ tenant: tenantId, person: userId ?? '' }, json)
  }

  function present(tenantId: string): Kept | undefined {
    const known = kept.get(tenantId)
    return known && Date.now() < known.until ? known : undefined
  }

  function begin(actor: TenantActor): Kept {
    const entry: Kept = { made: Promise.resolve(Buffer.of()), until: Number.POSITIVE_INFINITY }
    entry.made = write(actor, entry)
    kept.set(actor.tenantId, entry)
    return entry
  }

  async function write(actor: TenantActor, entry: Kept): Promise<Buffer> {
    const { tenantId } = actor
    try {
      const json = await jsonInShares(await make(actor))
      const reusedMs = reuseOf(json.length)
      entry.until = Date.now() + reusedMs
      setTimeout(() => forget(tenantId, entry), reusedMs).unref()
      return json
    } catch (error) {
      forget(tenantId, entry)
      throw error
    }
  }

  function forget(tenantId: string, entry: Kept): void {
    if (kept.get(tenantId) === entry) kept.delete(tenantId)
  }
}

const reuseOf = (characters: number): number =>
  characters < REUSED.from ? 0 : Math.min(REUSED.mostMs, (characters / 1_000) * REUSED.msOfThousand)

/** Writes an object as JSON, its lists in shares, between which other requests are served. */
async function jsonInShares(value: Roll): Promise<Buffer> {
  const parts: string[] = []
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue
    if (!Array.isArray(inner)) {
      parts.push(`${JSON.stringify(name)}:${JSON.stringify(inner)}`)
      continue
    }
    const rows = await mapInShares(inner, (one: unknown) => JSON.stringify(one))
    parts.push(`${JSON.stringify(name)}:[${rows.join(',')}]`)
  }
  return Buffer.from(`{${parts.join(',')}}`)
}

/** The media type of an answer that is sent as written. */
export const WRITTEN_TYPE = 'application/json; charset=utf-8'

/**
 * Returns an answer whose `data` is JSON already, to be sent as it is: writing it again for each
 * desk would block everybody else. The route's declaration has its schema.
 */
export const written = (data: Buffer) =>
  Buffer.concat([Buffer.from('{"data":'), data, Buffer.from('}')]) as never
