import { sql } from 'kysely'
import type { ReportSource } from '../../../parts/report-source.ts'

/** Groups the report on occurrences by the units that they concern. */
export const occurencesReport: ReportSource = {
  several: {
    unit: ({ tenantId }) => sql`
      SELECT DISTINCT i.occurrence_id AS row_id, i.apartment_id AS value
      FROM occurrence_involved i
      WHERE i.tenant_id = ${tenantId} AND i.apartment_id IS NOT NULL`,
    tower: ({ tenantId }) => sql`
      SELECT DISTINCT i.occurrence_id AS row_id, a.tower_id AS value
      FROM occurrence_involved i
      JOIN apartments a ON a.tenant_id = i.tenant_id AND a.id = i.apartment_id
      WHERE i.tenant_id = ${tenantId}`,
  },
}
