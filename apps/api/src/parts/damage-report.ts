import type { TenantContext } from '../platform/database/tenant-context.ts'

/** Damage found by an inspection of a reservation, about to be stored. */
export type Damage = {
  readonly inspectionId: string
  readonly eventId: string
  readonly moment: 'before' | 'after'
  readonly item: string
  readonly note: string | null
}

/** Handles damage, in the transaction of its inspection. */
export type ReportDamage = (context: TenantContext, damage: Damage) => Promise<void>
