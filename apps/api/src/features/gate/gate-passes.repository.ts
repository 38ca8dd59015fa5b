import type { GatePass } from '@portaria/contract/features/gate'
import { sql } from 'kysely'
import { findPass, refusalNow } from '../../domain/passes.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { named, unitTitle } from './gate-visits.repository.ts'

type Stored = Omit<GatePass, 'photo' | 'apartment' | 'employee' | 'refusal'> & {
  photo_file_id: string | null
  apartment_id: string | null
  apartment_title: string | null
  employee_id: string | null
  employee_title: string | null
}

/** Live passes that a condition on the alias `p` names, each with what stands against it now. */
export async function readGatePasses(
  context: TenantContext,
  links: FileLinks,
  where: Sql,
  limit: number,
): Promise<GatePass[]> {
  const { queries, actor } = context
  const rows = await queries.all(sql<Stored>`
    SELECT p.id, p.guest_name, p.kind, p.plate, coalesce(p.companions, 0) AS companions, p.weekdays,
      p.from_time, p.to_time, coalesce(v.provisional, false) AS provisional, v.photo_file_id,
      p.apartment_id, CASE WHEN a.id IS NULL THEN NULL ELSE ${unitTitle} END AS apartment_title,
      p.employee_id, coalesce(nullif(e.social_name, ''), e.name) AS employee_title,
      coalesce(nullif(h.social_name, ''), h.name) AS host,
      (SELECT x.id FROM visits x
        WHERE x.tenant_id = p.tenant_id AND x.pass_id = p.id AND x.state = 'expected'
          AND x.deleted_at IS NULL
        ORDER BY x.expected_from, x.id LIMIT 1) AS visit_id
    FROM passes p
    JOIN visitors v ON v.tenant_id = p.tenant_id AND v.id = p.visitor_id
    LEFT JOIN apartments a ON a.tenant_id = p.tenant_id AND a.id = p.apartment_id
    LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    LEFT JOIN employees e ON e.tenant_id = p.tenant_id AND e.id = p.employee_id
    LEFT JOIN residents h ON h.tenant_id = p.tenant_id AND h.id = p.host_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND ${where}
    ORDER BY p.from_time NULLS LAST, p.guest_name, p.id LIMIT ${limit}`)
  const passes: GatePass[] = []
  for (const row of rows) {
    const { photo_file_id, apartment_id, apartment_title, employee_id, employee_title, ...rest } =
      row
    const pass = await findPass(context, row.id)
    passes.push({
      ...rest,
      apartment: named(apartment_id, apartment_title),
      employee: named(employee_id, employee_title),
      photo:
        photo_file_id === null
          ? null
          : { id: photo_file_id, url: links.linkOf(actor.tenantId, photo_file_id) },
      refusal: pass ? await refusalNow(context, pass) : 'pass_revoked',
    })
  }
  return passes
}
