import type { TenantActor } from '@portaria/contract/actors/actor'
import type { ResidentLogin } from '@portaria/contract/modules/accounts/invitations'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import { problem } from '../../../../platform/problem.ts'
import { hasLogin, loginRefusal } from '../../../accounts/public/resident-logins.ts'

type Found = Pick<ResidentLogin, 'refusal'> & { has_login: boolean }

/** The login of a resident: the membership, or the open invitations. Throws `not_found`. */
export async function readResidentLogin(
  database: AppDatabase,
  tenant: TenantActor,
  residentId: string,
): Promise<ResidentLogin> {
  return database.inTenant(tenant, async ({ queries, actor }) => {
    const resident = sql.ref('r')
    const found = await queries.first(sql<Found>`
      SELECT ${loginRefusal(resident, actor)} AS refusal, ${hasLogin(resident, actor)} AS has_login
      FROM residents r
      WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${residentId} AND r.deleted_at IS NULL`)
    if (!found) throw problem('not_found')
    const invitations = await queries.all(sql<Invited>`
      SELECT i.id, i.version, i.email, i.created_at, i.sent_at, i.expires_at, u.name AS invited_by
      FROM invitations i LEFT JOIN users u ON u.id = i.created_by
      WHERE i.tenant_id = ${actor.tenantId} AND i.resident_id = ${residentId}
        AND i.role = 'condomino' AND i.state = 'pending'
      ORDER BY i.created_at`)
    const member = await queries.first(sql<Member>`
      SELECT m.user_id, u.name, m.created_at AS since
      FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.tenant_id = ${actor.tenantId} AND m.resident_id = ${residentId}
        AND m.role = 'condomino' AND m.deleted_at IS NULL
      ORDER BY m.status, m.created_at DESC LIMIT 1`)
    return {
      state: found.has_login ? 'active' : invitations.length > 0 ? 'invited' : 'none',
      refusal: found.refusal,
      invitations: invitations.map((one) => ({
        ...one,
        created_at: one.created_at.toISOString(),
        sent_at: one.sent_at?.toISOString() ?? null,
        expires_at: one.expires_at.toISOString(),
      })),
      member: member ? { ...member, since: member.since.toISOString() } : null,
    }
  })
}

type Invited = Omit<
  ResidentLogin['invitations'][number],
  'created_at' | 'sent_at' | 'expires_at'
> & { created_at: Date; sent_at: Date | null; expires_at: Date }

type Member = { user_id: string; name: string; since: Date }
