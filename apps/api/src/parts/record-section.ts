import type { TenantActor } from '@portaria/contract/actor'
import type { RegisterName } from '@portaria/contract/modules/names'
import type {
  RecordEventKind,
  SectionName,
} from '@portaria/contract/modules/unit-record/unit-record'
import type { Sql } from '../platform/database/queries.ts'

/** The unit whose record is read, by whom, and how days are counted there. */
export type RecordUnit = {
  readonly id: string
  readonly actor: TenantActor
  /** The day of a moment in the company's zone. */
  day(moment: Sql): Sql
  /** The moment at which a day begins there. */
  start(day: Sql): Sql
}

/** A moment of a row that the timeline tells: `on` where only the day is known. Null did not happen. */
export type EventSource = { readonly kind: RecordEventKind } & (
  | { readonly on: (row: Sql, unit: RecordUnit) => Sql }
  | { readonly at: (row: Sql, unit: RecordUnit) => Sql }
)

/** How a section of the record is read from its register's table; brought by the register's module. */
export type SectionSource = {
  /** The column with the resident whose row it is; null where rows are the unit's alone. */
  readonly person: string | null
  /** Whether a row is of the unit. */
  ofUnit(row: Sql, unit: RecordUnit): Sql
  /** The first and the last day of a row; null where none is known, or it still holds. */
  from(row: Sql, unit: RecordUnit): Sql
  to(row: Sql, unit: RecordUnit): Sql
  readonly events: readonly EventSource[]
  /** Whose title events have: of another row that the row refers to, or its own. */
  readonly subject?: { readonly register: RegisterName; readonly column: string }
}

/** The sections that a module brings, by their names in the contract, which says what they show. */
export type RecordSections = { readonly [Name in SectionName]?: SectionSource }
