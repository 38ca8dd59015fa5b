import type { GateVisit } from '@portaria/contract/features/gate'
import { sql } from 'kysely'
import { isBlocked } from '../../domain/visitors.ts'
import { readVisitSettings } from '../../domain/visits.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'

type Named = { id: string; title: string }

type Stored = Omit<
  GateVisit,
  | 'photo'
  | 'apartment'
  | 'employee'
  | 'expected_from'
  | 'expected_to'
  | 'waiting_since'
  | 'checked_in_at'
> & {
  photo_file_id: string | null
  apartment_id: string | null
  apartment_title: string | null
  employee_id: string | null
  employee_title: string | null
  expected_from: Date | null
  expected_to: Date | null
  waiting_since: Date | null
  checked_in_at: Date | null
}

/** The title of a unit, as lists show it. */
export const unitTitle = sql`concat_ws(' · ', t.name, a.number)`

/** A unit or an employee as a reference; null without one. */
export const named = (id: string | null, title: string | null): Named | null =>
  id === null ? null : { id, title: title ?? '' }

/**
 * The live visits that a condition on the alias `v` names, in an order, as the desk shows them: one
 * statement for all, whatever their number.
 */
export async function readGateVisits(
  context: TenantContext,
  links: FileLinks,
  { where, order, limit }: { where: Sql; order: Sql; limit: number },
): Promise<GateVisit[]> {
  const { queries, actor } = context
  const { overstay_min: limits } = await readVisitSettings(context)
  const rows = await queries.all(sql<Stored>`
    WITH shown AS (
      SELECT v.* FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL AND ${where}
      ORDER BY ${order} LIMIT ${limit}
    ), blocked_plates AS (
      SELECT b.plate_key FROM visitors b
      WHERE b.tenant_id = ${actor.tenantId} AND b.deleted_at IS NULL AND b.plate_key IS NOT NULL
        AND ${isBlocked(sql.ref('b'))}
    )
    SELECT v.id, v.version, v.guest_name, v.kind, v.state, v.visitor_id, v.purpose, v.pass_id,
      coalesce(p.provisional, false) AS provisional,
      coalesce(${isBlocked(sql.ref('p'))}, false)
        OR coalesce(v.plate_key, p.plate_key) IN (SELECT plate_key FROM blocked_plates) IS TRUE
          AS blocked,
      v.apartment_id, CASE WHEN a.id IS NULL THEN NULL ELSE ${unitTitle} END AS apartment_title,
      v.employee_id, coalesce(nullif(e.social_name, ''), e.name) AS employee_title,
      coalesce(nullif(h.social_name, ''), h.name) AS host,
      coalesce(v.companions, 0) AS companions, v.plate,
      coalesce(v.photo_file_id, p.photo_file_id) AS photo_file_id,
      v.expected_from, v.expected_to, v.waiting_since, v.unanswered_at IS NOT NULL AS unanswered,
      coalesce(v.answered_name, u.name) AS answered_name, v.checked_in_at,
      coalesce(v.state = 'inside' AND v.checked_in_at + make_interval(mins =>
        (${JSON.stringify(limits)}::jsonb ->> v.kind)::int) < now(), false) AS overstayed,
      v.state = 'inside' AND v.plate IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM vehicles c
          WHERE c.tenant_id = v.tenant_id AND c.plate_key = v.plate_key
            AND c.deleted_at IS NULL AND c.status = 'ATIVO' AND NOT c.disputed)
        AND NOT EXISTS (SELECT 1 FROM visitors k
          WHERE k.tenant_id = v.tenant_id AND k.plate_key = v.plate_key
            AND k.deleted_at IS NULL) AS unknown_car
    FROM shown v
    JOIN visitors p ON p.tenant_id = v.tenant_id AND p.id = v.visitor_id
    LEFT JOIN apartments a ON a.tenant_id = v.tenant_id AND a.id = v.apartment_id
    LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    LEFT JOIN employees e ON e.tenant_id = v.tenant_id AND e.id = v.employee_id
    LEFT JOIN residents h ON h.tenant_id = v.tenant_id AND h.id = v.host_id
    LEFT JOIN users u ON u.id = v.answered_by_id
    ORDER BY ${order}`)
  return rows.map((row) => gateVisitOf(row, actor.tenantId, links))
}

function gateVisitOf(
  {
    photo_file_id: photoId,
    apartment_id,
    apartment_title,
    employee_id,
    employee_title,
    expected_from,
    expected_to,
    waiting_since,
    checked_in_at,
    ...row
  }: Stored,
  tenantId: string,
  links: FileLinks,
): GateVisit {
  return {
    ...row,
    apartment: named(apartment_id, apartment_title),
    employee: named(employee_id, employee_title),
    photo: photoId === null ? null : { id: photoId, url: links.linkOf(tenantId, photoId) },
    expected_from: momentOf(expected_from),
    expected_to: momentOf(expected_to),
    waiting_since: momentOf(waiting_since),
    checked_in_at: momentOf(checked_in_at),
  }
}

const momentOf = (date: Date | null) => date?.toISOString() ?? null
