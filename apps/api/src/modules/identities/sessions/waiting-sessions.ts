import { sql } from 'kysely'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/queries.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import type { Origin } from '../../accounts/public/account/account.ts'
import type { SignInTools } from '../../accounts/public/account/sign-in-tools.ts'
import { passwordTokenDigest } from '../../accounts/public/letters/password-token.ts'
import { TICKET_MINUTES } from '../../proofs/public/tickets/proof-ticket.repository.ts'
import type { ProvidedSession } from '../provided/provided-session.ts'

const providerSession: z.ZodType<ProvidedSession> = z.object({
  kind: z.enum(['hosted', 'realtime']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  accessToken: z.string(),
  idToken: z.string(),
  refreshToken: z.string().nullable(),
  expiresAt: z.coerce.date(),
})

const waiting = z.object({ provided: providerSession, membershipId: z.string().optional() })

/** The provider's answer, and the chosen membership. */
export type Waiting = { provided: ProvidedSession; membershipId?: string | undefined }

/** The browser that asks, by its cookie; without one it has no ticket. */
type Browser = Pick<Origin, 'browser'>

export type WaitingSessions = {
  /** Stores a provider's answer until the ticket of a proof is answered in the same browser. */
  keep(queries: Queries, ticket: string, browser: Browser, what: Waiting): Promise<void>
  /**
   * Reads the answer that waits for a ticket; null for a ticket of a sign-in without a provider.
   * Throws `ticket_ended` for a ticket that was given to another browser.
   */
  read(queries: Queries, ticket: string, browser: Browser): Promise<Waiting | null>
  /** Takes the answer; of two simultaneous calls one succeeds. */
  take(queries: Queries, ticket: string): Promise<boolean>
}

type NeededParts = Pick<SignInTools, 'secret' | 'oidc' | 'realtime'>

/**
 * The providers' answers about people who have yet to prove something, sealed for their tickets and
 * browsers.
 */
export function waitingSessions({ secret, oidc, realtime }: NeededParts): WaitingSessions {
  const { seal, open } = secretSeal(secret, 'provider waiting')
  // Without a provider, no answer can wait.
  const canWait = oidc !== null || realtime !== null

  return {
    async keep(queries, ticket, { browser }, what) {
      if (!browser) throw new Error('what a provider said is kept for a browser')
      const sealed = seal(`${ticket} ${browser}`, JSON.stringify(what))
      await queries.count(sql`
        INSERT INTO provider_waiting (ticket_hash, sealed, expires_at)
        VALUES (${passwordTokenDigest(ticket)}, ${sealed},
          now() + make_interval(mins => ${sql.lit(TICKET_MINUTES)}))`)
    },

    async read(queries, ticket, { browser }) {
      if (!canWait) return null
      const row = await queries.first(sql<{ sealed: Buffer }>`
        SELECT sealed FROM provider_waiting
        WHERE ticket_hash = ${passwordTokenDigest(ticket)} AND expires_at > now()`)
      if (!row) return null
      const text = browser ? open(`${ticket} ${browser}`, row.sealed) : null
      if (text === null) throw fieldProblem('ticket', 'ticket_ended')
      return waiting.parse(JSON.parse(text))
    },

    async take(queries, ticket) {
      const taken = await queries.count(sql`
        DELETE FROM provider_waiting WHERE ticket_hash = ${passwordTokenDigest(ticket)}`)
      return taken > 0
    },
  }
}
