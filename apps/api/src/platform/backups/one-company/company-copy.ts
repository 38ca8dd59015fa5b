import type { TenantContext } from '../../database/tenant-context.ts'
import type { SealedValues } from '../../secrets/sealed-values.ts'

/** The company of a backup, and the one that its rows become. */
export type Companies = { readonly from: string; readonly to: string }

/** What becomes of a module's rows when a company is brought back beside the living one (platform §43). */
export type CompanyCopy = {
  /**
   * Tables whose rows stay behind: links that are out, what devices hold, what waits to be sent, and
   * what triggers make anew.
   */
  readonly left?: readonly string[]
  /** Bytes that hang on no company, each as `table.column`. */
  readonly unbound?: readonly string[]
  /** Changes rows so that nothing of the copy reaches a person or a device, before they are copied. */
  prepare?(context: TenantContext): Promise<void>
}

/** The tables of the platform's own services: events, counters, and what triggers keep. */
export const platformCopy: CompanyCopy = {
  left: [
    'act_counts',
    'live_events',
    'look_ups',
    'outbox',
    'register_count_deltas',
    'sealed_counts',
    'search_words',
    'upload_counts',
  ],
  unbound: ['files.sha256'],
}

/** Returns the tables that stay behind. */
export const leftTables = (copies: readonly CompanyCopy[]): Set<string> =>
  new Set(copies.flatMap(({ left }) => left ?? []))

/** Returns the sealed values that are brought: those of companies, in tables that do not stay behind. */
export const carriedValues = (
  values: readonly SealedValues[],
  left: ReadonlySet<string>,
): SealedValues[] => values.filter((one) => !one.onPlatform && !left.has(one.table))
