import type { TenantActor } from '@portaria/contract/actors/actor'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type {
  RecordEventKind,
  SectionName,
} from '@portaria/contract/modules/unit-record/unit-record'
import type { Sql } from '../platform/database/queries.ts'

/** The unit whose record is read, the reader, and the calculation of days there. */
export type RecordUnit = {
  readonly id: string
  readonly actor: TenantActor
  /** Returns the day of a moment in the company's zone. */
  day(moment: Sql): Sql
  /** Returns the moment at which a day begins there. */
  start(day: Sql): Sql
}

/**
 * A moment of a row in the timeline: `on` if only the day is known. Null means that it did not
 * happen.
 */
export type EventSource = { readonly kind: RecordEventKind } & (
  | { readonly on: (row: Sql, unit: RecordUnit) => Sql }
  | { readonly at: (row: Sql, unit: RecordUnit) => Sql }
)

/**
 * Reads a section of the record from its register's table; contributed by the register's module.
 */
export type SectionSource = {
  /** The column of the resident that a row belongs to; null if rows belong to the unit alone. */
  readonly person: string | null
  /** Returns whether a row belongs to the unit. */
  ofUnit(row: Sql, unit: RecordUnit): Sql
  /** The first and the last day of a row; null if unknown, or if it is still valid. */
  from(row: Sql, unit: RecordUnit): Sql
  to(row: Sql, unit: RecordUnit): Sql
  readonly events: readonly EventSource[]
  /**
   * The row that gives events their title: one that the row refers to; absent if it is the row
   * itself.
   */
  readonly subject?: { readonly register: RegisterName; readonly column: string }
}

/**
 * The sections that a module contributes, by their names in the contract, which defines their
 * fields.
 */
export type RecordSections = { readonly [Name in SectionName]?: SectionSource }
