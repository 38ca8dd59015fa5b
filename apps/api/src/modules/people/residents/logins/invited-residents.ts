import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { COMPANY_LETTERS_A_DAY, LETTERS_A_DAY } from '../../../accounts/public/invitation-rows.ts'
import { linkEnd } from '../../../accounts/public/invitations.ts'
import { type LoginRefusal, loginRefusal } from '../../../accounts/public/resident-logins.ts'

/** A resident with the facts that decide whether they are invited or reminded. */
export type Candidate = {
  id: string
  name: string
  email: string | null
  /** The obstacle to any login. */
  refusal: LoginRefusal | null
  /** Their open invitation by letter, which is locked. */
  invitation: string | null
  invited_email: string | null
  /** Whether its newest letter is less than a day old. */
  is_fresh: boolean | null
  /** Whether somebody else of the company has the address or is invited by it. */
  is_taken: boolean
  /** Letters of the company to the address within the last day. */
  letters: number
}

const resident = sql.ref('r')

const aDayAgo = sql`now() - interval '1 day'`

/** The candidates of some locked residents, in the order of their ids. */
export async function readCandidates(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<Candidate[]> {
  await queries.all(sql`
    SELECT id FROM invitations
    WHERE tenant_id = ${actor.tenantId} AND resident_id = ANY(${[...ids]}::uuid[])
      AND state = 'pending' ORDER BY id FOR UPDATE`)
  return queries.all(sql<Candidate>`
    SELECT r.id, coalesce(nullif(r.social_name, ''), r.name) AS name, r.email,
      ${loginRefusal(resident, actor)} AS refusal,
      o.id AS invitation, o.email AS invited_email, o.sent_at > ${aDayAgo} AS is_fresh,
      EXISTS (SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
        WHERE m.tenant_id = r.tenant_id AND m.deleted_at IS NULL
          AND u.deleted_at IS NULL AND lower(u.email) = lower(r.email))
      OR EXISTS (SELECT 1 FROM invitations i
        WHERE i.tenant_id = r.tenant_id AND lower(i.email) = lower(r.email)
          AND i.state IN ('unconfirmed', 'pending')
          AND i.resident_id IS DISTINCT FROM r.id) AS is_taken,
      (SELECT coalesce(sum(i.letters), 0)::int FROM invitations i
        WHERE i.tenant_id = r.tenant_id AND lower(i.email) = lower(coalesce(o.email, r.email))
          AND i.letters_since > ${aDayAgo}) AS letters
    FROM residents r
    LEFT JOIN LATERAL (
      SELECT i.id, i.email, i.sent_at FROM invitations i
      WHERE i.tenant_id = r.tenant_id AND i.resident_id = r.id
        AND i.role = 'condomino' AND i.state = 'pending' AND i.email IS NOT NULL
      ORDER BY i.created_at DESC LIMIT 1) o ON true
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${[...ids]}::uuid[])
    ORDER BY r.id`)
}

/** Letters that the company may still send today. */
export async function lettersLeft({ queries, actor }: TenantContext): Promise<number> {
  const { letters } = await queries.one(sql<{ letters: number }>`
    SELECT coalesce(sum(letters), 0)::int AS letters FROM invitations
    WHERE tenant_id = ${actor.tenantId} AND letters_since > ${aDayAgo}`)
  return COMPANY_LETTERS_A_DAY - letters
}

export const hasManyLetters = ({ letters }: Candidate): boolean => letters >= LETTERS_A_DAY

/** Withdraws invitations whose address is no longer the resident's. */
export async function withdrawInvitations(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await queries.count(sql`
    UPDATE invitations SET state = 'withdrawn', version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[])`)
}

/**
 * Inserts an invitation for each resident and returns the new ones. Leaves out an address that
 * somebody invited in the same moment.
 */
export function insertInvitations(
  { queries, actor }: TenantContext,
  residents: readonly Candidate[],
): Promise<{ id: string; resident_id: string }[]> {
  return queries.all(sql<{ id: string; resident_id: string }>`
    INSERT INTO invitations (id, tenant_id, name, email, role, resident_id, starts_on, invited_as,
      state, expires_at, letters, sent_at, created_by, updated_by)
    SELECT one.id, ${actor.tenantId}, one.name, one.email, 'condomino', one.resident_id,
      tenant_today(${actor.tenantId}), ${actor.role}, 'pending', ${linkEnd}, 1, now(),
      ${actor.userId}::uuid, ${actor.userId}::uuid
    FROM unnest(
      ${residents.map(() => newId())}::uuid[],
      ${residents.map(({ id }) => id)}::uuid[],
      ${residents.map(({ name }) => name)}::text[],
      ${residents.map(({ email }) => email)}::text[]
    ) AS one (id, resident_id, name, email)
    ON CONFLICT DO NOTHING RETURNING id, resident_id`)
}

/** Counts one more letter of an invitation, whose link then lasts its full time again. */
const oneMoreLetter: Sql = sql`
  expires_at = ${linkEnd}, sent_at = now(),
  letters = CASE WHEN letters_since > ${aDayAgo} THEN letters + 1 ELSE 1 END,
  letters_since = CASE WHEN letters_since > ${aDayAgo} THEN letters_since ELSE now() END`

/**
 * Extends invitations that are sent once more. Their link stays the same: the links of all their
 * letters work.
 */
export async function extendInvitations(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await queries.count(sql`
    UPDATE invitations SET ${oneMoreLetter}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[])`)
}
