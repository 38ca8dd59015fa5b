import type { TenantContext } from '../platform/database/tenant-context.ts'

/** What is done once an inspection has found damage: called in its transaction, once it is written that it did. */
export type ReportDamage = (context: TenantContext, inspectionId: string) => Promise<void>
