import type { Actor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import type { ListedMembership } from '@portaria/contract/modules/accounts/own-account'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { Queries } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { companyDayOf, companyToday } from '../../../platform/sessions/live-membership.ts'
import type { SessionGuard } from '../../../platform/sessions/session-guard.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { companyName } from '../../companies/public/companies.ts'
import { requireOtherSindico } from '../public/sindicos.ts'

/** The own memberships, present and past. Each method takes the actor who owns them. */
export type OwnMembershipsService = {
  list(actor: Actor): Promise<ListedMembership[]>
  /**
   * Ends a membership of one's own, with the sessions that act by it. Throws `not_found`,
   * `last_sindico`, and `forbidden` to a master, whom nobody could bring back.
   */
  leave(actor: Actor, id: string): Promise<void>
}

/** Limit of memberships that are listed; active ones come first. */
const LISTED = 50

export function ownMembershipsService(
  database: AppDatabase,
  guard: SessionGuard,
): OwnMembershipsService {
  return {
    list: (actor) =>
      database.onPlatform(actor, (queries) =>
        queries.all(sql<ListedMembership>`
          SELECT m.id, m.role, m.starts_on::text,
            least(m.ends_on, ${companyDayOf(sql`m.deleted_at`)})::text
              AS ends_on,
            CASE WHEN t.id IS NOT NULL THEN
              jsonb_build_object('id', t.id, 'name', ${companyName})
            END AS tenant,
            m.id = ${actor.membershipId} AS current, s.state
          FROM memberships m LEFT JOIN tenants t ON t.id = m.tenant_id,
            LATERAL (SELECT CASE
              WHEN m.deleted_at IS NOT NULL OR m.ends_on < ${companyToday} THEN 'ended'
              WHEN m.status <> 'ATIVO' THEN 'suspended'
              WHEN t.status <> 'ATIVO' OR t.deleted_at IS NOT NULL THEN 'company_inactive'
              WHEN m.starts_on > ${companyToday} THEN 'upcoming'
              ELSE 'active' END AS state) s
          WHERE m.user_id = ${actor.userId}
          ORDER BY m.id = ${actor.membershipId} DESC, s.state <> 'active', s.state = 'ended',
            m.last_used_at DESC NULLS LAST, m.starts_on DESC, m.id
          LIMIT ${LISTED}`),
      ),

    async leave(actor, id) {
      const found = await database.onPlatform(actor, (queries) =>
        queries.first(sql<{ role: Role; tenant_id: string | null }>`
          SELECT role, tenant_id FROM memberships
          WHERE id = ${id} AND user_id = ${actor.userId} AND deleted_at IS NULL`),
      )
      if (!found) throw problem('not_found')
      const { role, tenant_id: tenantId } = found
      if (role === 'master') throw problem('forbidden')
      // The actor acts by the membership that ends, so that its company's trail records the end.
      const leaver = { ...actor, membershipId: id, role, tenantId }
      await (tenantId === null
        ? database.onPlatform(leaver, (queries) => end(queries, leaver))
        : database.inTenant(leaver, async (context) => {
            const { queries } = context
            await end(queries, leaver)
            await announceEnd(context, id)
          }))
      if (actor.sessionId !== null && actor.membershipId === id) guard.forget(actor.sessionId)
    },
  }
}

async function end(queries: Queries, { userId, membershipId: id }: Actor): Promise<void> {
  const locked = await queries.first(sql`
    SELECT 1 FROM memberships WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`)
  if (!locked || id === null) throw problem('not_found')
  await requireOtherSindico(queries, { membershipId: id })
  await queries.count(sql`
    UPDATE memberships SET deleted_at = now(), version = version + 1, updated_at = now(),
      updated_by = ${userId}
    WHERE id = ${id}`)
}

async function announceEnd(context: TenantContext, id: string): Promise<void> {
  const entry = { register: 'memberships', rowId: id, operation: 'remove' }
  await recordAudit(context, entry)
  await publishChange(context, registers.memberships, [id])
}
