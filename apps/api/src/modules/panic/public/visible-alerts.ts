import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { visible } from '../panic-alert.row.ts'
import { panicReader } from '../panic-reader.ts'

/** The condition of the rows of `panic_alerts a` that the actor may see. */
export const visibleAlerts = async (context: TenantContext): Promise<Sql> =>
  visible(await panicReader(context))
