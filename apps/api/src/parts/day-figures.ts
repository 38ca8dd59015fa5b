import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** How the day of a site stands, each part read by the module whose rows it counts. */
export type DayReaders = {
  readonly [Name in keyof DayFigures]?: (context: TenantContext) => Promise<DayFigures[Name]>
}
