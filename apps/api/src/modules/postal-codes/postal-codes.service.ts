import type { Actor } from '@portaria/contract/actors/actor'
import type { PostalCode } from '@portaria/contract/modules/postal-codes/postal-codes'
import { cep } from '@portaria/contract/value-types/cep'
import { problem } from '../../platform/problem.ts'
import { askPostalCode } from './postal-code-client.ts'

const HOUR_MS = 3_600_000

/** Milliseconds for which an answer is remembered: streets seldom change their names. */
const REMEMBERED_MS = 24 * HOUR_MS

/** Limit of remembered codes; the oldest are dropped first. */
const REMEMBERED_MOST = 5_000

/** Requests to the service that one person may cause in an hour; remembered codes do not count. */
export const POSTAL_CODES_AN_HOUR = 60

type Remembered = { readonly until: number; readonly answer: Promise<PostalCode | null> }

/**
 * Looks up postal codes at the service of the administrator; with null it finds none. Each process
 * remembers and counts for itself.
 */
export function postalCodesService(service: string | null, now: () => number = Date.now) {
  const known = new Map<string, Remembered>()
  let hour = 0
  let asked = new Map<string, number>()

  /** Throws `throttled`, with the seconds to the next full hour. */
  const count = (userId: string) => {
    const current = Math.floor(now() / HOUR_MS)
    if (current !== hour) asked = new Map()
    hour = current
    const before = asked.get(userId) ?? 0
    const left = Math.ceil(((hour + 1) * HOUR_MS - now()) / 1000)
    if (before >= POSTAL_CODES_AN_HOUR) throw problem('throttled', { retry_after: left })
    asked.set(userId, before + 1)
  }

  const ask = (from: string, code: string): Promise<PostalCode | null> => {
    const answer = askPostalCode(from, code)
    known.delete(code)
    known.set(code, { until: now() + REMEMBERED_MS, answer })
    if (known.size > REMEMBERED_MOST) known.delete(known.keys().next().value ?? code)
    // A code whose request failed is requested again.
    answer.catch(() => known.delete(code))
    return answer
  }

  return {
    /**
     * The address of a code. Throws `not_found` for an unknown one and without a service,
     * `throttled`, and `unavailable` where the service fails.
     */
    async find({ userId }: Actor, typed: string): Promise<PostalCode> {
      const parsed = cep.parse(typed)
      if (service === null || !parsed.ok || userId === null) throw problem('not_found')
      const code = parsed.value
      const held = known.get(code)
      const isFresh = held !== undefined && held.until > now()
      if (!isFresh) count(userId)
      const found = await (isFresh ? held.answer : ask(service, code)).catch(() => {
        throw problem('unavailable')
      })
      if (found === null) throw problem('not_found')
      return found
    },
  }
}
