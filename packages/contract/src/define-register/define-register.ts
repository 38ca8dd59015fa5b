import type { MenuPlace } from '../menu.ts'
import type { RegisterName } from '../modules/names.ts'
import { type RightsColumn, type Role, rightsColumnOf } from '../roles.ts'
import type { Term } from '../segments.ts'
import type { Field, Fields, RecordOf } from './field.ts'
import { foundByName } from './found-by-name.ts'
import type { Mark } from './marks.ts'
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
 * What one column of the rights table may do: everything, a list of operations, or a list that a
 * row rule may narrow and that may write only some fields.
 */
export type Access<Name extends string = string> =
  | 'all'
  | readonly Operation[]
  | {
      readonly may: readonly Operation[]
      /** The name of one of the row rules of its module, in the server's half. */
      readonly rows?: string
      /** Of the rows that are seen, only these may be changed. */
      readonly writes?: string
      /** A create brings the nested rows of the register. */
      readonly needsNested?: true
      /** Create takes these fields only. */
      readonly creates?: readonly Name[]
      /** Update touches these fields only. */
      readonly updates?: readonly (Name | 'status')[]
    }

/**
 * A button of one row with a handler of its own: `POST /{register}/{id}/{action}`; with `bulk` an
 * `action` of the bulk route too.
 */
export type Action = { readonly roles: readonly RightsColumn[]; readonly bulk?: true }

export type Section<FieldName extends string, Name extends string = string> = {
  readonly section: Name
  readonly fields: readonly FieldName[]
  /** A form shows it closed, until somebody opens it or one of its fields is filled in. */
  readonly folded?: true
  /** A form shows it only where this holds, and closed where that is not known. */
  readonly applies?: string | { readonly [Field in FieldName]?: string }
}

/**
 * Rows of another register that belong to these, for roles that read it: told by their ids, or by
 * `choices`. `column` shows them in the list.
 */
export type RelatedRows = {
  readonly register: RegisterName
  readonly choices?: readonly string[]
  readonly column?: true
  /** The roles that may filter by it, where not all may who read the list. */
  readonly readBy?: readonly RightsColumn[]
}

/**
 * One register, in the order a person asks: what is it, where are its pages, what are its fields,
 * what is unique, how is it listed, how is its form laid out, who may. Data and names of rules only.
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
  /** Routes of its pages (interface §1); null for rows that live inside other pages. */
  readonly paths: { readonly list: string; readonly item: string } | null
  /** Its entry in the menu, or in several groups of it, titled by its plural. */
  readonly menu?: MenuPlace | readonly MenuPlace[]
  /** The segment term that renames it (companies §5). */
  readonly term?: Term
  readonly fields: Map
  /** Fields that name a record to a person; SQL sorts, searches and labels references by them. */
  readonly title: readonly FieldName[]
  /** What the server's half works out of its rows, shown beside their names. */
  readonly marks?: { readonly [Name in MarkName]: Mark }
  /** What the server's half works out of one row, when it is read alone. */
  readonly computed?: readonly ComputedName[]
  /** Marks of which somebody must take care: the first screens say how many rows have them. */
  readonly attention?: readonly NoInfer<MarkName>[]
  /** Each is unique in the tenant among live rows; a null counts as different. */
  readonly unique: readonly (readonly FieldName[])[]
  /** The same among live rows that are ATIVO: a sold car leaves its plate to the next row. */
  readonly uniqueWhileActive?: readonly (readonly FieldName[])[]
  /**
   * A condomino's row whose unique values belong to one that they can't see is kept all the same,
   * marked `disputed` (registers §22): the rules of `uniqueWhileActive` leave it
   * out until the síndico decides or the value is free.
   */
  readonly keepsDisputed?: true
  /**
   * A row may turn out to be another: it is removed, leads there by `merged_into`, and stays what it was
   * for the condomino who made it.
   */
  readonly mayMerge?: true
  /** Names of checks over several fields: of `checks.ts` in its folder, or shared ones. */
  readonly rules?: readonly string[]
  readonly list: {
    readonly columns: readonly (FieldName | 'status')[]
    /** Columns of its own that the stored `search_text` holds, and references searched by title. */
    readonly search: readonly FieldName[]
    readonly filters: readonly (FieldName | NoInfer<MarkName> | 'status')[]
    /** Filters by rows that point here, answered by the server's half of the register. */
    readonly related?: { readonly [Filter in RelatedName]: RelatedRows }
    readonly sort: FieldName
    /** The list begins with the greatest value of `sort`: what is due or happened last. */
    readonly newestFirst?: true
    /** Views that come with the list, each the parameters of its address; the texts name them. */
    readonly views?: { readonly [View in string]: { readonly [parameter: string]: string } }
  }
  /**
   * The search of everything finds its rows by the words of `list.search`: its place among the groups,
   * and what a hit shows beside its title, named as answers name it.
   */
  readonly globalSearch?: { readonly place: number; readonly shows: readonly string[] }
  readonly form: readonly Section<FieldName, SectionName>[]
  /** Rows of other registers that a create may nest, written in the same transaction. */
  readonly nested?: { readonly [Property in NestedName]: RegisterName }
  /**
   * What takes a proof of who one is, `PROOF_MINUTES` old at most: a spreadsheet of people, and making
   * or changing a row that then has one of these values.
   */
  readonly needsProof?: {
    readonly export?: true
    readonly values?: { readonly [Field in FieldName]?: readonly string[] }
  }
  /** No row is made without its nested rows: nobody has a login who is nothing. */
  readonly needsNested?: true
  /** Codes of its own by which a field is refused; its texts have a sentence for each. */
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

/** Any register, its fields known only by name: what the machinery works on. */
export type AnyRegister = RegisterDefinition<RegisterName, Fields, string>

export type RecordOfRegister<Register> =
  Register extends RegisterDefinition<RegisterName, infer Map, string> ? RecordOf<Map> : never

/** What must be unique in a register, and whether only among its active rows. */
export type UniqueRule = { readonly fields: readonly string[]; readonly whileActive: boolean }

/** All unique rules of a register, in the order in which an import matches by them. */
export function uniqueRules(register: AnyRegister): UniqueRule[] {
  return [
    ...register.unique.map((fields) => ({ fields, whileActive: false })),
    ...(register.uniqueWhileActive ?? []).map((fields) => ({ fields, whileActive: true })),
  ]
}

/** The fields that create and update accept. */
export function writableFields(register: AnyRegister): [string, Field][] {
  return Object.entries(register.fields).filter(([, field]) => !field.readOnly)
}

/**
 * Whether a role may see the sensitive fields of the rows that it reads (registers §16): the one
 * place that says so. A condomino does where the row rule leaves the own household alone, a provider where it leaves the own row. Gate and
 * commercial staff do not; of the platform's people, who belong to no company, administrators alone do.
 */
export function seesSensitive({ scope, access }: AnyRegister, role: Role | 'system'): boolean {
  if (scope === 'platform') return role === 'system' || role === 'master' || role === 'admin'
  if (role === 'condomino' || role === 'service_provider') {
    const own = access[role]
    const rule = typeof own === 'object' && 'rows' in own && own.rows
    return rule === 'ofOwnHousehold' || rule === 'ofOwnProvider'
  }
  return role !== 'staff' && role !== 'funcionario'
}

/** Whether a field of the rows that a role reads is kept from it: it reads null, and asks by none. */
export function isHiddenFrom(register: AnyRegister, role: Role | 'system', field: Field): boolean {
  return (field.sensitive === true && !seesSensitive(register, role)) || isKeptFrom(role, field)
}

/** Whether a field is of other roles alone: not even a masked part of it is shown to this one. */
export function isKeptFrom(role: Role | 'system', { readBy }: Field): boolean {
  return role !== 'system' && readBy?.includes(rightsColumnOf(role)) === false
}

/**
 * Whether a role replaces, on the same day, hidden values that they typed themselves
 * (registers §20): the gate takes documents down while somebody waits.
 */
export function correctsOwnTyping(register: AnyRegister, role: Role | 'system'): boolean {
  const hides = !seesSensitive(register, role)
  return role === 'funcionario' && hides && Object.values(register.fields).some(isSensitive)
}

const isSensitive = ({ sensitive }: Field) => sensitive === true
