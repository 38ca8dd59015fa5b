import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field, StoredValue } from '@portaria/contract/define-register/field'
import type { UntypedRow } from './untyped-row.ts'

/** Columns that every row of a register has from the first on. */
type Identity = { readonly id: string; readonly status: 'ATIVO' | 'INATIVO' }

/** Columns of every register's table, and those that some have besides. */
type Common = Identity & {
  readonly version: number
  readonly created_at: Date
  readonly created_by: string | null
  readonly updated_at: Date
  readonly updated_by: string | null
  readonly deleted_at: Date | null
  readonly tenant_id?: string
  readonly disputed?: boolean
  readonly merged_into?: string | null
}

/**
 * The value of a field in a new row: null if only the server writes the field, which may then get
 * its value when the row is inserted.
 */
type NewValue<F extends Field> = F extends { readOnly: true }
  ? StoredValue<F> | null
  : StoredValue<F>

/**
 * A row of a register as it is stored, or about to be. A name that is not a field does not compile,
 * and neither does a value that the field's kind does not store.
 */
export type RowOf<R extends AnyRegister> = string extends keyof R['fields']
  ? UntypedRow
  : Common & {
      readonly [Name in keyof R['fields'] & string]: StoredValue<R['fields'][Name]>
    }

/** A row of a register that is about to be made; a column that is null gets its table's default. */
export type NewRowOf<R extends AnyRegister> = string extends keyof R['fields']
  ? UntypedRow
  : Identity & {
      readonly [Name in keyof R['fields'] & string]: NewValue<R['fields'][Name]>
    }

/** The values of a row that somebody sends. */
export type BodyOf<R extends AnyRegister> = string extends keyof R['fields']
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof R['fields'] & string]?: R['fields'][Name]['value'] | null }

/** A value of a field that code writes: as a request sends it, or as it is stored. */
type WrittenValue<F extends Field> = F['value'] | StoredValue<F> | null

/** The names of the fields that a create takes; the server writes the others. */
type Writable<R extends AnyRegister> = {
  [Name in keyof R['fields'] & string]: R['fields'][Name] extends { readOnly: true } ? never : Name
}[keyof R['fields'] & string]

/** The values from which code makes a row, as a request would. */
export type NewBodyOf<R extends AnyRegister> = string extends keyof R['fields']
  ? Readonly<Record<string, unknown>>
  : { readonly id?: string | undefined; readonly status?: Identity['status'] } & {
      readonly [Name in Writable<R>]?: WrittenValue<R['fields'][Name]>
    }

/** The values of any fields of a row, also of those that no request may send. */
export type FieldValuesOf<R extends AnyRegister> = string extends keyof R['fields']
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof R['fields'] & string]?: WrittenValue<R['fields'][Name]> }

/**
 * The values of an object; one whose name a shape lacks does not compile, also of a variable. Only the
 * names of an untyped record that is spread beside named values are unknown to TypeScript, and pass.
 */
export type Exactly<Given, Shape> = Given & {
  readonly [Name in keyof Given]: Name extends keyof Shape
    ? Shape[Name]
    : Name extends number
      ? unknown
      : never
}

type Names<Map> = string extends keyof Map ? string : keyof Map & string

/** The transitions of a register's state. */
export type TransitionOf<R extends AnyRegister> = Names<NonNullable<R['states']>['transitions']>

/** The actions that a register names. */
export type ActionOf<R extends AnyRegister> = Names<NonNullable<R['actions']>>

/** The names of a register's marks, which are computed and true or false. */
export type MarkOf<R extends AnyRegister> = Names<NonNullable<R['marks']>>

/** The names of a register's other related values, which its list filters by. */
export type RelatedOf<R extends AnyRegister> = Names<NonNullable<R['list']['related']>>

/** The names of a register's computed values, which only a row that is read alone has. */
export type ComputedOf<R extends AnyRegister> = NonNullable<R['computed']>[number]

/** A map by some names of a register; by any name if these are not known. */
export type ByName<Name extends string, Value> = string extends Name
  ? { readonly [name: string]: Value }
  : [Name] extends [never]
    ? { readonly [name: string]: never }
    : { readonly [Each in Name]?: Value }
