import type { TenantContext } from '../platform/database/tenant-context.ts'

/** The zone that a company had, and the one that it has from now on. */
export type ZoneChange = { readonly from: string; readonly to: string }

/**
 * Moves what a module keeps as a moment and derives from a time of the company's clock: 22:00 stays 22:00. In the
 * transaction of the change, before the company's row is written, in the scope of the company.
 */
export type ZoneFollower = (context: TenantContext, change: ZoneChange) => Promise<void>
