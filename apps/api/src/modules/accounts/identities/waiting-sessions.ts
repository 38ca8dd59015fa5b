import { sql } from 'kysely'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/queries.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import { TICKET_MINUTES } from '../proof/proof-ticket.repository.ts'
import { passwordTokenDigest } from '../sign-in/password-token.ts'
import type { ProvidedSession } from './provided-session.ts'

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

/** What a provider said, and the membership to go on as. */
export type Waiting = { provided: ProvidedSession; membershipId?: string | undefined }

export type WaitingSessions = {
  /** Keeps what a provider said until the ticket of a proof is answered. */
  keep(queries: Queries, ticket: string, what: Waiting): Promise<void>
  /** Takes it, once; null for a ticket of a sign-in without a provider. */
  take(queries: Queries, ticket: string): Promise<Waiting | null>
}

/** What providers said of people who have yet to prove something, sealed for their tickets. */
export function waitingSessions(serverSecret: string): WaitingSessions {
  const { seal, open } = secretSeal(serverSecret, 'provider waiting')
  return {
    async keep(queries, ticket, what) {
      await queries.count(sql`
        INSERT INTO provider_waiting (ticket_hash, sealed, expires_at)
        VALUES (${passwordTokenDigest(ticket)}, ${seal(ticket, JSON.stringify(what))},
          now() + make_interval(mins => ${sql.lit(TICKET_MINUTES)}))`)
    },

    async take(queries, ticket) {
      const row = await queries.first(sql<{ sealed: Buffer }>`
        DELETE FROM provider_waiting
        WHERE ticket_hash = ${passwordTokenDigest(ticket)} AND expires_at > now()
        RETURNING sealed`)
      const text = row && open(ticket, row.sealed)
      return text ? waiting.parse(JSON.parse(text)) : null
    },
  }
}
