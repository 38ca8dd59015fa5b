import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { CommonColumns, Field } from '@portaria/contract/define-register/field'
import type { UntypedRow } from './untyped-row.ts'

/** A choice by its values. Of all else the driver and a body have different types: a moment, a number. */
type Stored<F extends Field> =
  NonNullable<F['value']> extends string
    ? string extends NonNullable<F['value']>
      ? unknown
      : NonNullable<F['value']> | null
    : unknown

/** Columns that every table of a register has, and that some have besides. */
type Common =
  | Exclude<keyof CommonColumns, 'id' | 'status'>
  | 'tenant_id'
  | 'disputed'
  | 'merged_into'

/**
 * A row of a register as it is stored, or about to be: a name that is no field, and a value that a
 * choice does not have, do not compile.
 */
export type RowOf<R extends AnyRegister> = string extends keyof R['fields']
  ? UntypedRow
  : { readonly id: string; readonly status: 'ATIVO' | 'INATIVO' } & {
      readonly [Name in Common]?: unknown
    } & { readonly [Name in keyof R['fields'] & string]: Stored<R['fields'][Name]> }

type Names<Map> = string extends keyof Map ? string : keyof Map & string

/** The transitions of a register's state. */
export type TransitionOf<R extends AnyRegister> = Names<NonNullable<R['states']>['transitions']>

/** The actions that a register names. */
export type ActionOf<R extends AnyRegister> = Names<NonNullable<R['actions']>>

/** What is worked out of a register's rows, and is true or false. */
export type MarkOf<R extends AnyRegister> = Names<NonNullable<R['marks']>>

/** What else is worked out of a register's rows, and its list filters by. */
export type RelatedOf<R extends AnyRegister> = Names<NonNullable<R['list']['related']>>

/** What is worked out of one row of a register, when it is read alone. */
export type ComputedOf<R extends AnyRegister> = NonNullable<R['computed']>[number]

/** What a register has by some of its names; by any name where they are not known. */
export type ByName<Name extends string, Value> = string extends Name
  ? { readonly [name: string]: Value }
  : [Name] extends [never]
    ? { readonly [name: string]: never }
    : { readonly [Each in Name]?: Value }
