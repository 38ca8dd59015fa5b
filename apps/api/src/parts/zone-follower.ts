import type { TenantContext } from '../platform/database/tenant-context.ts'

/** The previous and the new time zone of a company. */
export type ZoneChange = { readonly from: string; readonly to: string }

/**
 * Moves stored moments that derive from a time of the company's clock: 22:00 stays 22:00. Runs in
 * the transaction of the change, before the company's row is written, in the scope of the company.
 */
export type ZoneFollower = (context: TenantContext, change: ZoneChange) => Promise<void>
