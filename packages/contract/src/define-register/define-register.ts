import type { RightsColumn } from '../actors/roles.ts'
import type { Term } from '../segments/segments.ts'
import type { Field, Fields, RecordOf } from './field.ts'
import { foundByName } from './found-by-name.ts'
import type { Mark } from './marks.ts'
import type { MenuPlace } from './menu.ts'
import type { RegisterName } from './register-names.ts'
import type { ChoiceOf, GovernedName, States } from './states.ts'

export const operations = [
  'read',
  'create',
  'update',
  'remove',
  'restore',
  'history',
  'import',
  'export',
] as const

export type Operation = (typeof operations)[number]

/**
 * The rights in one column of the rights table: everything, a list of operations, or a list with
 * further limits. The limits are a row rule, which may select some of the rows, and the fields that
 * may be written.
 */
export type Access<Name extends string = string> =
  | 'all'
  | readonly Operation[]
  | {
      readonly may: readonly Operation[]
      /** The name of a row rule of its module, in the server's half. */
      readonly rows?: string
      /**
       * The name of a row rule for changes: of the rows that the role can see, it may change only
       * these.
       */
      readonly writes?: string
      /** A create must bring the nested rows of the register. */
      readonly needsNested?: true
      /** The only fields that a create takes. */
      readonly creates?: readonly Name[]
      /** The only fields that an update takes. */
      readonly updates?: readonly (Name | 'status')[]
    }

/**
 * A button of one row with a handler of its own: `POST /{register}/{id}/{action}`; with `bulk` also
 * an `action` of the bulk route.
 */
export type Action = { readonly roles: readonly RightsColumn[]; readonly bulk?: true }

export type Section<FieldName extends string, Name extends string = string> = {
  readonly section: Name
  readonly fields: readonly FieldName[]
  /** Forms show it closed until it is opened or one of its fields is filled in. */
  readonly folded?: true
  /**
   * The condition under which forms show it. While the condition is unknown, they show it closed.
   */
  readonly applies?: string | { readonly [Field in FieldName]?: string }
}

/**
 * Rows of another register that belong to these, for roles that may read that register. Lists
 * filter by the ids of such rows, or by `choices`; `column` shows them in the list.
 */
export type RelatedRows = {
  readonly register: RegisterName
  readonly choices?: readonly string[]
  readonly column?: true
  /** The roles that may filter by it, if only some of those that read the list may. */
  readonly readBy?: readonly RightsColumn[]
}

/**
 * One register, in the order of a reader's questions: its meaning, its pages, its fields, its
 * unique values, its list, its form, and its rights. Data and names of rules only.
 */
export type RegisterDefinition<
  Name extends RegisterName = RegisterName,
  Map extends Fields = Fields,
  FieldName extends string = keyof Map & string,
  SectionName extends string = string,
  ActionName extends string = string,
  NestedName extends string = string,
  RelatedName extends string = string,
  StateField extends string = string,
  State extends string = string,
  Stamp extends string = string,
  TransitionName extends string = string,
  Refusal extends string = string,
  MarkName extends string = string,
  ComputedName extends string = string,
> = {
  /** API path and key of its labels. */
  readonly name: Name
  readonly table: string
  readonly scope: 'tenant' | 'catalogue' | 'platform'
  /**
   * The order in which a transaction locks rows of several registers: those with a lower place
   * first, and people after everything that belongs to them. A register without a place is never
   * written together with others.
   */
  readonly lockPlace?: number
  /** Routes of its pages (interface §1); null for rows inside other pages. */
  readonly paths: { readonly list: string; readonly item: string } | null
  /** Its entry in the menu, or in several groups of it, titled by its plural. */
  readonly menu?: MenuPlace | readonly MenuPlace[]
  /** The segment term that renames it (companies §5). */
  readonly term?: Term
  readonly fields: Map
  /**
   * Fields that name a record to a person. References to the record are sorted, searched and
   * labelled by them in SQL.
   */
  readonly title: readonly FieldName[]
  /** Marks that the server's half computes from its rows, shown beside their names. */
  readonly marks?: { readonly [Name in MarkName]: Mark<FieldName> }
  /**
   * Values that the server's half computes for a row, but only if the row is read alone and not in
   * a list.
   */
  readonly computed?: readonly ComputedName[]
  /** Marks that need attention: the first screens count their rows. */
  readonly attention?: readonly NoInfer<MarkName>[]
  /** Sets of fields, each unique in the tenant among live rows; a null counts as different. */
  readonly unique: readonly (readonly FieldName[])[]
  /**
   * Sets of fields, each unique among live rows that are ATIVO. Once a sold car is inactive,
   * another row can have its plate.
   */
  readonly uniqueWhileActive?: readonly (readonly FieldName[])[]
  /**
   * A condômino may enter a row whose unique values belong to another row that they cannot see. It
   * is stored and marked `disputed` (registers §22): the rules of `uniqueWhileActive` ignore it
   * until the síndico decides or the value is free.
   */
  readonly keepsDisputed?: true
  /**
   * A row may turn out to be the same as another: it is removed, refers to the other by
   * `merged_into`, and remains visible to the condômino who made it.
   */
  readonly mayMerge?: true
  /**
   * Its rows are blanked by an erasure of a person, or with the person whom they belong to
   * (people §8, §10). `erased_at` is then set, and the row is not restored.
   */
  readonly mayErase?: true
  /** Names of checks over several fields: those of `checks.ts` in its folder, or shared ones. */
  readonly rules?: readonly string[]
  readonly list: {
    readonly columns: readonly (FieldName | 'status')[]
    /**
     * The register's own columns that the stored `search_text` contains, and references, which are
     * searched by their titles.
     */
    readonly search: readonly FieldName[]
    readonly filters: readonly (FieldName | NoInfer<MarkName> | 'status')[]
    /** Filters by rows that refer to this register, implemented by the server's half. */
    readonly related?: { readonly [Filter in RelatedName]: RelatedRows }
    readonly sort: FieldName
    /**
     * Set if the list begins with the greatest value of `sort`, because people read the latest rows
     * first.
     */
    readonly newestFirst?: true
    /**
     * Predefined views of the list. Each is described by the parameters of an address, and the
     * texts have its name.
     */
    readonly views?: { readonly [View in string]: { readonly [parameter: string]: string } }
    /**
     * The view with which the list opens for some roles where its address asks for nothing, because
     * their day is about what is now and not about the past (interface §19). Without it a list opens
     * with all rows.
     */
    readonly opens?: { readonly view: string; readonly of: readonly RightsColumn[] }
  }
  /**
   * Includes the rows in the global search, which finds them by the fields in `list.search`.
   * `place` is the position of their group; `shows` names the values of the answer that a hit has
   * beside its title.
   */
  readonly globalSearch?: { readonly place: number; readonly shows: readonly string[] }
  readonly form: readonly Section<FieldName, SectionName>[]
  /**
   * Fields that a record's page shows in its middle, because they are what it says or shows rather
   * than facts about it: the text of an announcement, what happened, the photos.
   */
  readonly story?: readonly FieldName[]
  /** Registers whose rows a create may nest, written in the same transaction. */
  readonly nested?: { readonly [Property in NestedName]: RegisterName }
  /**
   * Operations that need a proof of identity of the last `PROOF_MINUTES`: an export of people, and
   * creating or changing a row so that it has one of these values.
   */
  readonly needsProof?: {
    readonly export?: true
    readonly values?: { readonly [Field in FieldName]?: readonly string[] }
  }
  /**
   * A row can only be created together with its nested rows. A login without any role, for example,
   * must not exist.
   */
  readonly needsNested?: true
  /** The register's own codes for refusing a field; its texts have a sentence for each. */
  readonly refusals?: readonly Refusal[]
  readonly access: { readonly [Column in RightsColumn]?: Access<FieldName> }
  readonly actions?: { readonly [Name in ActionName]: Action }
  readonly states?: States<StateField, State, FieldName, Stamp, TransitionName>
}

/** Makes a definition: columns, sections, titles, rights and states are checked against its fields. */
export function defineRegister<
  const Name extends RegisterName,
  const Map extends Fields,
  const SectionName extends string,
  const ActionName extends string = never,
  const NestedName extends string = never,
  const RelatedName extends string = never,
  const StateField extends GovernedName<Map> = never,
  const TransitionName extends string = never,
  const Refusal extends string = never,
  const MarkName extends string = never,
  const ComputedName extends string = never,
>(
  definition: RegisterDefinition<
    Name,
    Map,
    NoInfer<keyof Map & string>,
    SectionName,
    ActionName,
    NestedName,
    RelatedName,
    StateField,
    NoInfer<ChoiceOf<Map[StateField]>>,
    NoInfer<GovernedName<Map>>,
    TransitionName,
    Refusal,
    MarkName,
    ComputedName
  >,
): RegisterDefinition<
  Name,
  Map,
  keyof Map & string,
  SectionName,
  ActionName,
  NestedName,
  RelatedName,
  StateField,
  ChoiceOf<Map[StateField]>,
  GovernedName<Map>,
  TransitionName,
  Refusal,
  MarkName,
  ComputedName
> {
  const { fields, marks, nested, actions, states, list, access } = definition
  const { related, views } = list
  foundByName(fields, marks, nested, actions, states?.transitions, related, views, access)
  return definition
}

/** Any register, with fields known only by name, for the machinery. */
export type AnyRegister = RegisterDefinition<RegisterName, Fields, string>

export type RecordOfRegister<Register> =
  Register extends RegisterDefinition<RegisterName, infer Map, string> ? RecordOf<Map> : never

/** Returns the fields that create and update accept. */
export function writableFields(register: AnyRegister): [string, Field][] {
  return Object.entries(register.fields).filter(([, field]) => !field.readOnly)
}
