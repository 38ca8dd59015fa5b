import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { ErasableRegister, ErasedKind } from '@portaria/contract/modules/erasures/erasures'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { pointers } from './thing-kind.ts'

/** The columns by which rows of other registers refer to people who can be erased. */
export const personPointers = {
  ...pointers,
  visitors: 'visitor_id',
} as const satisfies Record<ErasableRegister, string>

/** Whether a reference is to one of the records of a person. */
export const isAmong = (reference: Sql, ids: readonly string[]): Sql =>
  sql`${reference} = ANY(${[...ids]}::uuid[])`

/**
 * Rows of a register that are a person's record (the kind `values`) or repeat values of a person. An
 * erasure of the person blanks the values; the rows stay, and count as before (people §8). An export
 * of the person's data shows the values to nobody else (people §13). Contributed by its module,
 * beside the rule of how long the same values are kept.
 */
export type PersonalRows = {
  readonly kind: ErasedKind
  readonly register: AnyRegister
  /**
   * Returns whether a row `r` is of a person, who has one record or several that were merged into
   * it; absent for people whom no row names.
   */
  readonly of: { readonly [Name in ErasableRegister]?: (ids: readonly string[]) => Sql }
  readonly fields: readonly string[]
  /** Fields of these that may name somebody else: an erasure blanks them, no export shows them. */
  readonly notTheirs?: readonly string[]
  /** Rows `r` that an erasure leaves for now. */
  readonly unless?: Sql
  /** The field that gets the neutral name. */
  readonly named?: string
  /** Replacements for other fields that are never null. */
  readonly instead?: Readonly<Record<string, Sql>>
  /** Further columns that change. */
  readonly set?: Sql
  readonly pictures: readonly string[]
  /** Erases what belongs to the rows in tables of no register. */
  beside?(context: TenantContext, ids: readonly string[]): Promise<unknown>
}
