import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { input, output, ZodMiniType } from 'zod/mini'
import type { Changes } from '../platform/audit.ts'
import type { Sql, Statement } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import type { WordMatch } from '../platform/database/word-conditions.ts'
import type { ProblemError } from '../platform/problem.ts'
import type {
  ActionOf,
  BodyOf,
  ByName,
  ComputedOf,
  MarkOf,
  NewRowOf,
  RelatedOf,
  RowOf,
  TransitionOf,
} from './typed-rows.ts'
import type { UntypedRow } from './untyped-row.ts'

/**
 * The condition, on a table's alias, of the rows that a role sees. A row that is not visible is not
 * writable either: a create's references are checked by the rule of their targets.
 */
export type RowRule = (alias: Sql, actor: TenantActor) => Sql

/** An action on one row: `POST /{register}/{id}/{action}`, in the row's transaction. */
export type ActionHandler<R extends AnyRegister = AnyRegister> = RowAction<RowOf<R>>

/** An action, typed by its rows, and by the schemas of its body and its answer. */
type AnyAction<Row, Body extends ZodMiniType, Answer extends ZodMiniType> = {
  readonly body: Body
  readonly summary: string
  /** The schema of its `data`. */
  readonly answers: Answer
  /** Whether a call is only a preview, which writes and audits nothing. */
  isPreview?(body: output<Body>): boolean
  run(context: TenantContext, row: Row, body: output<Body>): Promise<input<Answer>>
  /**
   * Returns the entry of the row’s history for an answer: fields, or registers whose rows it made;
   * null for none.
   */
  history?(answer: input<Answer>): Changes | null
}

/** An action on rows of a register. */
export type RowAction<
  Row,
  Body extends ZodMiniType = ZodMiniType,
  Answer extends ZodMiniType = ZodMiniType,
> = AnyAction<Row, Body, Answer> & { readonly onPending?: undefined }

/** An action on its pending rows alone. */
export type PendingAction<Row extends PendingRow = PendingRow> = AnyAction<
  Row,
  ZodMiniType,
  ZodMiniType
> & { readonly onPending: true }

/**
 * A value of a row `alias` as an expression: true or false for a mark, where null counts as false,
 * or one of the choices of the list's filter.
 */
export type ValueExpression = (alias: Sql, actor: TenantActor) => Sql

/**
 * A value from rows of other tables that refer to a register's rows: the units that residents live
 * in.
 */
export type RelatedValue = {
  /** Returns the condition of the filter's ids or choices; null matches any row. */
  matches(alias: Sql, values: readonly string[] | null, actor: TenantActor): Sql
  /** Reads the value for lists and, in registers with pending rows, for records. */
  readonly read?: RelatedRead
  /**
   * Returns the ids of the rows whose related rows have a matching word; texts are compared
   * normalised.
   */
  finds?(matches: WordMatch, actor: TenantActor): Sql
}

/** Owned rows by which a register's rows are also found: a provider by its technicians. */
export type FoundBy = {
  /** The field that holds the owned rows. Actors from whom it is hidden find nothing by them. */
  readonly field: string
  /** Returns a query of the rows that words find, as `row_id` and the owned row's `name`. */
  words(matches: readonly WordMatch[], actor: TenantActor): Sql
  /** Returns the same for a whole document, in its stored form. */
  document(value: string, actor: TenantActor): Sql
}

/** The value that one row shows: a list of `{id, title}` or of choices, or one choice. */
export type RowValue = { row_id: string; value: unknown }

/** The related rows of a page's rows, read in one statement for all of them. */
export type RelatedRead = {
  rows(ids: readonly string[], actor: TenantActor): Statement<RowValue>
  /** The value for rows about which the statement returns nothing. */
  readonly none: null | readonly []
  /** The schema of the value, unless it is a list of `{id, title}`. */
  readonly answers?: ZodMiniType
}

/** The columns of every pending row. */
export type PendingRow = { readonly id: string; readonly version: number }

/**
 * Rows of another table that are listed with a register's own rows until they become such rows:
 * invited people. A create makes a pending row, never a row of the register.
 */
export type PendingRows<Row extends PendingRow = PendingRow> = {
  /**
   * The register's rows and the pending ones together, under the alias `r`, for lists and reads.
   */
  readonly source: Sql
  /** Schemas of fields that differ from their definition, since these rows may lack them. */
  readonly answers: Readonly<Record<string, ZodMiniType>>
  /** Fields of a change beside the register's own. */
  readonly changes: Readonly<Record<string, ZodMiniType>>
  /** Makes a pending row from the body of a create; `isNew` is false for a repeated create. */
  create(
    context: TenantContext,
    body: Record<string, unknown>,
  ): Promise<{ id: string; isNew: boolean }>
  /** Locks a pending row by its id, if the actor may see it; null otherwise. */
  lock(context: TenantContext, id: string): Promise<Row | null>
  /** Changes a locked row; returns whether anything changed. */
  change(context: TenantContext, row: Row, body: Record<string, unknown>): Promise<boolean>
  /** Ends a locked row. */
  remove(context: TenantContext, row: Row): Promise<void>
}

/** The values of an import's line, for matching it with existing rows. */
export type ImportedLine = {
  readonly own: { readonly values: Record<string, unknown> }
  readonly nested: ReadonlyMap<string, { readonly values: Record<string, unknown> }>
}

/** The subject of a refused write: the id of a row, or the body of a new one. */
export type RefusedWrite<R extends AnyRegister = AnyRegister> =
  | { readonly id: string }
  | { readonly body: BodyOf<R> }

/** A computed value of one row that is read alone. */
export type ComputedValue<Row> = {
  /** Its schema. */
  readonly answers: ZodMiniType
  /** Reads the value; undefined is left out. */
  read(context: TenantContext, row: Row): Promise<unknown>
}

/**
 * The implementations of the values that a definition names; each is shown beside the fields of its
 * row.
 */
export type ValuesOf<R extends AnyRegister> =
  string extends MarkOf<R>
    ? { readonly [name: string]: ValueExpression | RelatedValue | ComputedValue<UntypedRow> }
    : {
        readonly [Name in MarkOf<R> | RelatedOf<R> | ComputedOf<R>]?: Name extends MarkOf<R>
          ? ValueExpression
          : Name extends ComputedOf<R>
            ? ComputedValue<RowOf<R>> | RelatedValue
            : ValueExpression | RelatedValue
      }

/** The behaviour of one transition beyond its definition. */
export type RowTransition<Row> = {
  /**
   * Locks further rows that it writes, before its own: those of registers with a lower
   * `lockPlace`.
   */
  hold?(context: TenantContext, ids: readonly string[]): Promise<void>
  /** Completes a row before the transition, after `beforeWrite`; throws a problem to refuse it. */
  prepare?(context: TenantContext, next: Row, before: Row): Promise<Row>
  /**
   * Runs in its transaction, after all its rows are written. Gets them as they were written, with
   * their stamps and versions, in the order of their ids.
   */
  after?(context: TenantContext, rows: readonly Row[]): Promise<void>
}

/**
 * The behaviour of one register beyond its definition, typed by its names:
 * `RegisterBehaviour<typeof visits>`. Most registers need nothing here.
 */
export type RegisterBehaviour<R extends AnyRegister = AnyRegister> = {
  readonly values?: ValuesOf<R>
  readonly foundBy?: FoundBy
  /** Completes a row before every write; throws a problem to refuse it. */
  beforeWrite?(
    context: TenantContext,
    next: NewRowOf<R>,
    before: RowOf<R> | null,
  ): Promise<NewRowOf<R>>
  /** Completes a new row, after `beforeWrite`. */
  beforeCreate?(context: TenantContext, next: NewRowOf<R>): Promise<NewRowOf<R>>
  /**
   * Completes a row whose fields change, or that is restored, after `beforeWrite`; not for
   * transitions.
   */
  beforeChange?(context: TenantContext, next: RowOf<R>, before: RowOf<R>): Promise<RowOf<R>>
  /**
   * Runs after a create or a transition was refused, in a transaction of its own, for people who
   * must learn of the attempt.
   */
  onRefused?(context: TenantContext, tried: RefusedWrite<R>, refusal: ProblemError): Promise<void>
  /** Runs in the same transaction, after the row was made. */
  afterCreate?(context: TenantContext, row: NewRowOf<R>): Promise<void>
  /** Throws a problem to refuse the restoring of a removed row. */
  beforeRestore?(context: TenantContext, row: RowOf<R>): Promise<void>
  /** Throws a problem to refuse that a locked row is removed. */
  beforeRemove?(context: TenantContext, row: RowOf<R>): Promise<void>
  readonly pending?: PendingRows
  /** Finds the existing rows of lines that neither id nor unique rule matched. */
  matchLines?<Line extends ImportedLine>(
    context: TenantContext,
    lines: readonly Line[],
  ): Promise<Map<Line, string>>
  readonly actions?: ByName<ActionOf<R>, ActionHandler<R> | PendingAction>
  /**
   * Actions on many locked rows at once; return the codes of refused rows, by id, and write their
   * own audit.
   */
  readonly bulk?: {
    readonly [action: string]: (
      context: TenantContext,
      ids: readonly string[],
    ) => Promise<Map<string, string>>
  }
  /**
   * Returns the state of a row at a moment, for states that end by the clock: from then on people
   * see the next state, even before the job has written it.
   */
  stateAt?(row: RowOf<R>, at: Date): unknown
  /**
   * Behaviour of the transitions of its state, whether a person makes them on one row or on many,
   * or a job does.
   */
  readonly transitions?: ByName<TransitionOf<R>, RowTransition<RowOf<R>>>
}

/** Row rules by name: of one module, or of all. */
export type RowRules = { readonly [name: string]: RowRule }
