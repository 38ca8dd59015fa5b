import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { ServerSecret } from '../platform/secrets/server-secret.ts'

/** A row of the demonstration with an id. */
type Row<Columns extends string = never> = { readonly id: string } & {
  readonly [Name in Columns]: string
}
type Maybe<Columns extends string> = { readonly [Name in Columns]: string | null }

/**
 * A company of the demonstration with its units, people and their belongings, as far as parts build
 * on them.
 */
export type DemonstrationSite = {
  readonly tenantId: string
  /**
   * Whether it is the first sample company, which alone has the scenes that happen once
   * (demonstration §1).
   */
  readonly isMain: boolean
  readonly towers: readonly Row<'name'>[]
  readonly apartments: readonly Row<'tower_id' | 'number'>[]
  readonly residents: readonly (Row<'name'> & Maybe<'social_name'>)[]
  readonly occupancies: readonly (Row<'apartment_id' | 'resident_id' | 'relation' | 'starts_on'> &
    Maybe<'ends_on'>)[]
  readonly vehicles: readonly (Row<'plate' | 'model'> & Maybe<'resident_id'>)[]
  readonly cards: readonly (Row<'number'> & Maybe<'resident_id' | 'state'>)[]
  readonly pets: readonly Row<'name' | 'tutor_id'>[]
  readonly passes: readonly Maybe<'host_id'>[]
  readonly cabinets: readonly (Row & Maybe<'kind'>)[]
  readonly lockers: readonly Row[]
  /** The resident of the demonstration's condômino login. */
  readonly condominoId: string
  /** The users at the desk: the present one, and the next who takes over. */
  readonly desk: { readonly first: string; readonly next: string | null } | null
}

/**
 * Minutes from the moment of loading, so that the rows are the same at every load; with `clock`,
 * the time of that day in the company's zone, in minutes since midnight.
 */
export type Minutes = { readonly minutes: number; readonly clock?: number }

/** Ids and numbers of one seed; both ends of a range are included. */
export type DemonstrationRandom = {
  id(): string
  integer(least: number, greatest: number): number
  chance(probability: number): boolean
}

/** The tools that make and write the rows of a part. */
export type DemonstrationTools = {
  readonly secret: ServerSecret
  readonly publicUrl: string
  /** Makes ids and random numbers that are the same at each load; the ids of one seed ascend. */
  ids(seed: string): DemonstrationRandom
  /** Inserts rows of a table of the tenant, with their `Minutes` as moments. */
  insert(context: TenantContext, table: string, rows: readonly object[]): Promise<void>
  /**
   * Stores a drawing (SVG) of a size in pixels as a file of the company; returns the id of the
   * file.
   */
  draw(
    context: TenantContext,
    id: string,
    svg: string,
    size: { readonly width: number; readonly height: number },
  ): Promise<string>
  /** Runs in a transaction of the company, as the system. */
  asSystem(run: (context: TenantContext) => Promise<void>): Promise<void>
  /**
   * Runs in a transaction of the company, as its síndico; does nothing if the demonstration has
   * none.
   */
  asSindico(run: (context: TenantContext) => Promise<void>): Promise<void>
}

/** Rows that a module adds to each company of the demonstration. */
export type DemonstrationPart = (
  site: DemonstrationSite,
  tools: DemonstrationTools,
) => Promise<void>
