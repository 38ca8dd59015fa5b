import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/queries.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'
import {
  ATTEMPT_MINUTES,
  newProviderCookie,
} from '../../accounts/public/devices/provider-cookie.ts'

/** Limit of open sign-ins of one browser; a further one replaces the oldest. */
export const ATTEMPTS_MAX = 10

/** The purpose of an attempt. */
const purpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign_in'), membershipId: z.string().optional() }),
  /** Confirms an identity by a letter, by its token. */
  z.object({ kind: z.literal('letter'), token: z.string() }),
  /** Links the identity to the account of a session. */
  z.object({ kind: z.literal('link'), userId: z.string(), sessionId: z.string() }),
  /** Proves a session again, for a ticket of it. */
  z.object({
    kind: z.literal('prove'),
    userId: z.string(),
    sessionId: z.string(),
    ticket: z.string(),
  }),
])

const kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  asked: z.enum(['login', 'register', 'again']),
  purpose,
})

export type AttemptPurpose = z.output<typeof purpose>

/** A sign-in that has begun at a provider. */
export type KeptAttempt = z.output<typeof kept>

export type ProviderAttempts = {
  /**
   * Stores an attempt for a browser, and returns the value of its cookie: the one it has, or a new
   * one.
   */
  keep(queries: Queries, attempt: KeptAttempt, browser: string | null): Promise<string>
  /**
   * Takes the attempt that an answer belongs to, once. Returns null if it was taken before, has
   * expired, or began in another browser; an answer in the wrong browser does not use it up.
   */
  take(queries: Queries, state: string, browser: string | null): Promise<KeptAttempt | null>
}

/** 256 random bits need no salt and no slow hash. */
const digestOf = (value: string) => createHash('sha256').update(value).digest()

export function providerAttempts(serverSecret: ServerSecret): ProviderAttempts {
  const { seal, open } = secretSeal(serverSecret, 'provider attempt')
  return {
    async keep(queries, attempt, browser) {
      const cookie = browser ?? newProviderCookie()
      const digest = digestOf(cookie)
      await queries.count(sql`
        INSERT INTO provider_attempts (state_hash, browser_hash, sealed, expires_at)
        VALUES (${digestOf(attempt.state)}, ${digest}, ${seal(attempt.state, JSON.stringify(attempt))},
          now() + make_interval(mins => ${sql.lit(ATTEMPT_MINUTES)}))`)
      await queries.count(sql`
        DELETE FROM provider_attempts WHERE browser_hash = ${digest} AND state_hash IN (
          SELECT state_hash FROM provider_attempts WHERE browser_hash = ${digest}
          ORDER BY expires_at DESC OFFSET ${sql.lit(ATTEMPTS_MAX)})`)
      return cookie
    },

    async take(queries, state, browser) {
      if (browser === null) return null
      const row = await queries.first(sql<{ sealed: Buffer }>`
        DELETE FROM provider_attempts
        WHERE state_hash = ${digestOf(state)} AND browser_hash = ${digestOf(browser)}
          AND expires_at > now()
        RETURNING sealed`)
      const text = row && open(state, row.sealed)
      return text ? kept.parse(JSON.parse(text)) : null
    },
  }
}
