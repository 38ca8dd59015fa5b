import { itemPasses } from '@portaria/contract/modules/visits/item-passes/item-passes'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'

/**
 * Seconds before an exit during which the desk notes the things that leave with it, one call for
 * each.
 */
const NOTED_S = 60

/**
 * Returns to the inside the things that the desk noted with a visit at its exit, when the exit is
 * taken back. They were noted with that visit only then, so it keeps none of them.
 */
export async function returnItems(context: TenantContext, visitId: string): Promise<void> {
  await cascade(
    context,
    itemPasses,
    sql`r.visit_id = ${visitId} AND r.state = 'passed' AND r.direction = 'out' AND EXISTS (
      SELECT 1 FROM visits v
      WHERE v.tenant_id = r.tenant_id AND v.id = r.visit_id AND r.passed_by_id = v.checked_out_by_id
        AND r.passed_at BETWEEN v.checked_out_at - make_interval(secs => ${sql.lit(NOTED_S)})
          AND v.checked_out_at)`,
    {
      set: {
        state: 'authorised',
        passed_at: null,
        passed_by_id: null,
        visit_id: sql`CASE WHEN (
          SELECT a.changes -> 'visit_id' ->> 0 IS NULL AND a.changes ? 'visit_id' FROM audit_log a
          WHERE a.tenant_id = r.tenant_id AND a.register = ${itemPasses.name} AND a.row_id = r.id
            AND a.operation = 'pass'
          ORDER BY a.at DESC LIMIT 1) THEN NULL ELSE r.visit_id END`,
      },
    },
    'the exit was taken back',
  )
}
