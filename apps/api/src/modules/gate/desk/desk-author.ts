import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { companyDayOf } from '../../../platform/sessions/live-membership.ts'
import type { DeskTicket } from './desk-tickets.ts'

/** Milliseconds by which a device's corrected clock may differ from the server's. */
export const CLOCK_MS = 60_000

/**
 * Milliseconds after a ticket's end for which its entries are recorded without a person's decision.
 */
const LATE_MS = 7 * 24 * 3_600_000

/** The author of an entry, in the role it is recorded with, and the objections to that. */
export type Author = { actor: TenantActor; codes: readonly FieldCode[] }

/**
 * Returns the author of a ticket as an actor, in the role of that time and in the sender's request;
 * undefined for a person who never was in the company. The objections: `entry_time` if the moment
 * is not within the ticket, is in the future, or was sent too late; `entry_author` if the author
 * was not in the company at that time, or is not at its gate now.
 */
export async function readAuthor(
  { queries, actor: sender }: TenantContext,
  { userId, membershipId, role, from, to }: DeskTicket,
  happenedAt: Date,
): Promise<Author | undefined> {
  const member = await queries.first(sql<{ role: Role; was_here: boolean }>`
    SELECT m.role, coalesce(m.deleted_at > ${happenedAt}, m.status = 'ATIVO')
        AND coalesce(m.ends_on >= ${companyDayOf(sql`${happenedAt}::timestamptz`)}, true)
        AND u.status = 'ATIVO' AS was_here
    FROM memberships m JOIN users u ON u.id = m.user_id
    JOIN tenants t ON t.id = ${sender.tenantId}
    WHERE m.id = ${membershipId} AND m.user_id = ${userId}
      AND (m.tenant_id = ${sender.tenantId} OR m.tenant_id IS NULL)`)
  if (!member) return undefined
  const [time, now] = [happenedAt.getTime(), Date.now()]
  const isPlausible = time >= from - CLOCK_MS && time <= Math.min(to, now + CLOCK_MS)
  const isOfGate = member.was_here && mayUse(member.role, 'gate.enter')
  return {
    actor: authorOf(sender, { userId, membershipId, role: role ?? member.role }),
    codes: isPlausible && now <= to + LATE_MS ? (isOfGate ? [] : ['entry_author']) : ['entry_time'],
  }
}

const authorOf = (
  { tenantId, language, address, reason }: TenantActor,
  author: Pick<Actor, 'userId' | 'membershipId' | 'role'>,
): TenantActor => ({ ...author, sessionId: null, tenantId, language, address, reason })
