import { sql } from 'kysely'
import type { ReportSource } from '../../../parts/report-source.ts'

/** How the report on visitors groups visits by the tower of their unit. */
export const visitorsReport: ReportSource = {
  joins: ({ tenantId }) => sql`
    LEFT JOIN apartments a ON a.tenant_id = ${tenantId} AND a.id = r.apartment_id`,
  groups: { tower: sql`a.tower_id` },
}
