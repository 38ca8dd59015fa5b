import type { UnitCount } from '@portaria/contract/modules/units/building'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** Counts something per unit of a tower, by the id of the unit; units without any are left out. */
export type ReadUnitCount = (
  context: TenantContext,
  towerId: string,
) => Promise<readonly { unit_id: string; count: number }[]>

/** Counters of units. Each is contributed by the module whose rows it counts. */
export type UnitCounters = { readonly [Name in UnitCount]?: ReadUnitCount }
