import { sql } from 'kysely'
import type { Queries } from '../../../../platform/database/queries.ts'
import {
  newPasswordToken,
  passwordTokenDigest,
} from '../../../accounts/public/letters/password-token.ts'

/**
 * The purposes of a ticket: the second step after a right password, a sign-in by passkey alone, a
 * new passkey, a proof of identity before a change, one in a session whose last proof is old, a
 * required first factor, or the account to which an identity of a provider is to be linked.
 */
export type TicketPurpose =
  | 'sign_in'
  | 'passkey_sign_in'
  | 'passkey_new'
  | 'identity'
  | 'session_proof'
  | 'enrolment'
  | 'account_link'

export type Ticket = { user_id: string | null; challenge: Buffer | null }

/** Minutes that a ticket is valid: people may have to fetch their phone. */
export const TICKET_MINUTES = 10

type NewTicket = { purpose: TicketPurpose; userId: string | null; challenge: Buffer | null }

/** Stores a ticket by its digest and returns its token. */
export async function issueTicket(
  queries: Queries,
  { purpose, userId, challenge }: NewTicket,
): Promise<string> {
  const { token, digest } = newPasswordToken()
  await queries.count(sql`
    INSERT INTO proof_tickets (token_hash, purpose, user_id, challenge, expires_at)
    VALUES (${digest}, ${purpose}, ${userId}, ${challenge},
      now() + make_interval(mins => ${sql.lit(TICKET_MINUTES)}))`)
  return token
}

const live = (token: string, purposes: readonly TicketPurpose[]) => sql`
  token_hash = ${passwordTokenDigest(token)} AND purpose = ANY (${purposes}) AND expires_at > now()`

/** A ticket that is valid for one of these purposes. */
export function readTicket(
  queries: Queries,
  token: string,
  purposes: readonly TicketPurpose[],
): Promise<Ticket | undefined> {
  return queries.first(sql<Ticket>`
    SELECT user_id, challenge FROM proof_tickets WHERE ${live(token, purposes)}`)
}

/**
 * Takes the challenge out of a ticket, even if its answer is wrong: of two simultaneous answers
 * only one is checked, and a wrong answer cannot be tried again.
 */
export async function takeChallenge(
  queries: Queries,
  token: string,
  purposes: readonly TicketPurpose[],
): Promise<Ticket | undefined> {
  // The value before the update: RETURNING alone would give the one after it.
  return queries.first(sql<Ticket>`
    UPDATE proof_tickets t SET challenge = NULL
    FROM (SELECT token_hash, challenge FROM proof_tickets
      WHERE ${live(token, purposes)} AND challenge IS NOT NULL FOR UPDATE) AS before
    WHERE t.token_hash = before.token_hash
    RETURNING t.user_id, before.challenge`)
}

/** Marks a ticket as used; of two simultaneous calls one succeeds. */
export async function spendTicket(
  queries: Queries,
  token: string,
  purposes: readonly TicketPurpose[],
): Promise<boolean> {
  return (await queries.count(sql`DELETE FROM proof_tickets WHERE ${live(token, purposes)}`)) > 0
}
