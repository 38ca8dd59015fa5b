import type { Role } from '@portaria/contract/actors/roles'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'

/** An invitation as its link shows it. */
export type Invitation = {
  id: string
  tenant_id: string | null
  /** The name that the platform maintains; a síndico cannot change it. */
  company: string | null
  /** Null for a card. */
  email: string | null
  role: Role
  resident_id: string | null
  /** As the inviting person typed it, or as the resident's record has it. */
  name: string
  invited_as: Role | 'system'
  state: 'unconfirmed' | 'pending' | 'accepted' | 'declined' | 'withdrawn'
  generation: number
  /** Whether it can still be accepted, by its time and its company. */
  is_open: boolean
}

const columns = sql`
  i.id, i.tenant_id, t.legal_name AS company, i.email, i.role, i.resident_id, i.name, i.invited_as, i.state, i.generation,
  (i.expires_at > now()
    AND (i.tenant_id IS NULL OR (t.status = 'ATIVO' AND t.deleted_at IS NULL))) AS is_open`

const joined = sql`invitations i LEFT JOIN tenants t ON t.id = i.tenant_id`

export function readInvitation(queries: Queries, id: string): Promise<Invitation | undefined> {
  return queries.first(sql<Invitation>`SELECT ${columns} FROM ${joined} WHERE i.id = ${id}`)
}

/** An open invitation to an e-mail, by its id. */
export function readInvitationTo(
  queries: Queries,
  { id, email }: { id: string; email: string },
): Promise<Invitation | undefined> {
  return queries.first(sql<Invitation>`
    SELECT ${columns} FROM ${joined}
    WHERE i.id = ${id} AND lower(i.email) = lower(${email}) AND i.state = 'pending'`)
}

/** The values that a membership takes over from its invitation. */
export type Spent = {
  tenant_id: string | null
  role: Role
  resident_id: string | null
  employee_id: string | null
  provider_id: string | null
  starts_on: string
  ends_on: string | null
  invited_as: Role | 'system'
  confirmed: boolean
}

/**
 * Marks an invitation as used by the link of this generation; of two simultaneous calls one
 * succeeds.
 */
export function spendInvitation(
  queries: Queries,
  { id, generation }: Pick<Invitation, 'id' | 'generation'>,
  state: 'accepted' | 'declined',
): Promise<Spent | undefined> {
  return queries.first(sql<Spent>`
    UPDATE invitations SET state = ${state}, version = version + 1, updated_at = now()
    WHERE id = ${id} AND generation = ${generation} AND state = 'pending' AND expires_at > now()
    RETURNING tenant_id, role, resident_id, employee_id, provider_id, starts_on::text,
      ends_on::text, invited_as, confirmed`)
}

/** Withdraws the other open invitations of a resident who has accepted one; returns their ids. */
export async function endOthers(
  queries: Queries,
  { id, tenant_id: tenantId, resident_id: residentId }: Invitation,
): Promise<string[]> {
  const ended = await queries.all(sql<{ id: string }>`
    UPDATE invitations SET state = 'withdrawn', version = version + 1, updated_at = now()
    WHERE tenant_id = ${tenantId} AND resident_id = ${residentId} AND id <> ${id}
      AND role = 'condomino' AND state = 'pending'
    RETURNING id`)
  return ended.map((one) => one.id)
}

/**
 * Makes an invitation that was about to be accepted wait for confirmation; its link then says so.
 */
export async function awaitConfirmation(queries: Queries, id: string): Promise<void> {
  await queries.count(sql`UPDATE invitations SET state = 'unconfirmed' WHERE id = ${id}`)
}

/**
 * Limit of letters that the holder of one card may request within a day, to addresses that they
 * type.
 */
const CARD_LETTERS = 5

/** Counts one more letter of a card; false past the limit. */
export async function countCardLetter(queries: Queries, id: string): Promise<boolean> {
  const counted = await queries.count(sql`
    UPDATE invitations SET
      letters = CASE WHEN letters_since > now() - interval '1 day' THEN letters + 1 ELSE 1 END,
      letters_since = CASE WHEN letters_since > now() - interval '1 day' THEN letters_since ELSE now() END
    WHERE id = ${id} AND (letters < ${sql.lit(CARD_LETTERS)} OR letters_since <= now() - interval '1 day')`)
  return counted > 0
}
