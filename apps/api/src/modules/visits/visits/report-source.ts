import { sql } from 'kysely'
import type { ReportSource } from '../../../parts/report-source.ts'

/** Groups visits by the tower of their unit for the report. */
export const visitorsReport: ReportSource = {
  joins: ({ tenantId }) => sql`
    LEFT JOIN apartments a ON a.tenant_id = ${tenantId} AND a.id = r.apartment_id`,
  groups: { tower: sql`a.tower_id` },
}
