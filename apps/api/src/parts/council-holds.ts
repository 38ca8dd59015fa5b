import type { TenantContext } from '../platform/database/tenant-context.ts'

/** Whether a matter against a síndico of the actor's company is open, so that its council stays as it is. */
export type CouncilHolds = (context: TenantContext) => Promise<boolean>
