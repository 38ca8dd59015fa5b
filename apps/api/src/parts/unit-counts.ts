import type { UnitCount } from '@portaria/contract/modules/units/building'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** What the units of a tower have now, by the id of the unit; units that have none are left out. */
export type ReadUnitCount = (
  context: TenantContext,
  towerId: string,
) => Promise<readonly { unit_id: string; count: number }[]>

/** What units have now, each read by the module whose rows it counts. */
export type UnitCounters = { readonly [Name in UnitCount]?: ReadUnitCount }
