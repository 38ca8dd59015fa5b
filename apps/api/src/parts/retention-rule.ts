import type { RetentionSettings } from '@portaria/contract/modules/companies/settings/retention-settings'
import type { RetentionHold, RetentionKind } from '@portaria/contract/modules/retention/retention'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { DropFiles } from '../platform/files/drop-files.ts'

/** A row whose term is over; `held` is the reason why it still stays. */
export type OverdueRow = { id: string; since: Date; held: RetentionHold | null }

/**
 * The term of one kind of data, and its erasure afterwards (retention §1). Contributed by its
 * module.
 */
export type RetentionRule = {
  kind: RetentionKind
  /** Set for complaints about a síndico: no síndico sees their number. */
  isOfCouncil?: true
  days(settings: RetentionSettings): number
  /** The table whose rows are locked while they are erased; null if nobody changes them. */
  table: string | null
  /** Returns a statement for the `OverdueRow`s of a tenant, with the current `days`. */
  overdue(tenantId: string, days: number): Sql
  /**
   * Erases rows that are overdue and not held; the rows of registers and alerts leave an entry in
   * the trail.
   */
  erase(context: TenantContext, ids: readonly string[], dropFiles: DropFiles): Promise<unknown>
}
