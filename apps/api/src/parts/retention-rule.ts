import type { RetentionSettings } from '@portaria/contract/modules/companies/settings/retention-settings'
import type { RetentionHold, RetentionKind } from '@portaria/contract/modules/retention/retention'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { DropFiles } from '../platform/files/drop-files.ts'

/** A row whose term is over; `held` is why it stays all the same. */
export type OverdueRow = { id: string; since: Date; held: RetentionHold | null }

/** How long one kind of data is kept, and how it is erased then (retention §1). Its module brings it. */
export type RetentionRule = {
  kind: RetentionKind
  /** Set for what accuses a síndico: no síndico is told how much there is. */
  isOfCouncil?: true
  days(settings: RetentionSettings): number
  /** The table whose rows are locked while they are erased; null for what nobody changes. */
  table: string | null
  /** A statement that answers `OverdueRow`s of a tenant, as `days` is now. */
  overdue(tenantId: string, days: number): Sql
  /** Erases rows that are overdue and not held; what a register or an alert was leaves a row in the trail. */
  erase(context: TenantContext, ids: readonly string[], dropFiles: DropFiles): Promise<void>
}
