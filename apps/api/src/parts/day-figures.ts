import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/**
 * Readers of a site's figures of the day. Each is contributed by the module whose rows it counts.
 */
export type DayReaders = {
  readonly [Name in keyof DayFigures]?: (context: TenantContext) => Promise<DayFigures[Name]>
}
