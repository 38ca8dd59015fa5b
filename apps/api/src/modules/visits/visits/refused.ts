import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { ProblemError } from '../../../platform/problem.ts'
import type { RefusedWrite } from '../../../register-endpoints/register-behaviour.ts'
import { isOfBlocked, readNews, tellGate, tellOfGuest } from '../public/visit-news.ts'

/**
 * Notifies gates and síndicos of every refusal of a blocked person, even if the visit was only a
 * request (visits §2).
 */
export async function tellOfRefused(
  context: TenantContext,
  tried: RefusedWrite<typeof visits>,
  refusal: ProblemError,
): Promise<void> {
  if (!isOfBlocked(refusal)) return
  if ('id' in tried) {
    const codes = (refusal.details.errors ?? []).map(({ code }) => code).join(', ')
    const changes = { refusal: [null, codes] as const }
    await recordAudit(context, {
      register: visits.name,
      rowId: tried.id,
      operation: 'refuse-entry',
      changes,
    })
    for (const visit of await readNews(context, [tried.id]))
      await tellGate(context, 'visit_blocked', visit)
    return
  }
  const { queries, actor } = context
  const { visitor_id: visitorId, apartment_id, employee_id, common_area_id } = tried.body
  const guest = await queries.first(sql<{ id: string; name: string }>`
    SELECT id, coalesce(nullif(social_name, ''), name) AS name FROM visitors
    WHERE tenant_id = ${actor.tenantId} AND id = ${visitorId ?? null}::uuid`)
  if (guest)
    await tellOfGuest(context, {
      subject: { register: 'visitors', id: guest.id },
      visitor: guest.name,
      place: { apartment_id, employee_id, common_area_id },
    })
}
