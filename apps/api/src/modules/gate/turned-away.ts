import type { TurnedAwayBody } from '@portaria/contract/modules/visits/visits'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import { tellOfGuest } from '../visits/public/visit-news.ts'
import { isBlocked } from '../visits/public/visitors.ts'

/**
 * Records that the desk turned a blocked visitor away before asking anybody, and notifies gates and
 * síndicos (visits §2). Throws `not_found`, and `state_conflict` for a visitor who is not blocked.
 */
export async function turnAway(
  context: TenantContext,
  { visitor_id: id, ...place }: TurnedAwayBody,
): Promise<void> {
  const { queries, actor } = context
  const visitor = await queries.first(sql<{ name: string; blocked: boolean }>`
    SELECT coalesce(nullif(v.social_name, ''), v.name) AS name, ${isBlocked(sql.ref('v'))} AS blocked
    FROM visitors v
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${id} AND v.deleted_at IS NULL`)
  if (!visitor) throw problem('not_found')
  if (!visitor.blocked) throw problem('state_conflict')
  await recordAudit(context, {
    register: 'visitors',
    rowId: id,
    operation: 'refuse-entry',
    changes: { refusal: [null, 'visitor_blocked'] },
  })
  await tellOfGuest(context, {
    subject: { register: 'visitors', id },
    visitor: visitor.name,
    place: {
      apartment_id: place.apartment_id ?? null,
      employee_id: place.employee_id ?? null,
      common_area_id: place.common_area_id ?? null,
    },
  })
}
