import type { TenantContext } from '../platform/database/tenant-context.ts'

/**
 * Throws a problem on the field `status` while a company must not be made inactive, since something of
 * it needs people who sign in. Runs in the transaction of the change, in the scope of the company.
 */
export type CompanyHold = (context: TenantContext) => Promise<void>
