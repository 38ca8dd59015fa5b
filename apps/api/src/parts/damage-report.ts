import type { TenantContext } from '../platform/database/tenant-context.ts'

/** Damage that an inspection of a reservation has found, as it is about to be kept. */
export type Damage = {
  readonly inspectionId: string
  readonly eventId: string
  readonly moment: 'before' | 'after'
  readonly item: string
  readonly note: string | null
}

/** What is done about damage: called in the transaction of its inspection. */
export type ReportDamage = (context: TenantContext, damage: Damage) => Promise<void>
