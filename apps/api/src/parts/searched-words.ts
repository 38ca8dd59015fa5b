import type { TenantActor } from '@portaria/contract/actor'
import type { RegisterName } from '@portaria/contract/modules/names'
import type { TypedUnit } from '@portaria/contract/value-types/typed-unit'
import type { Sql } from '../platform/database/queries.ts'

/** Conditions on rows `r` of a register, which have a word of their own that begins as one of `words`. */
export type WordsAsked = {
  readonly words: readonly string[]
  readonly conditions: readonly Sql[]
  readonly order: Sql
}

/** Rows of a register that the words of a unit find, such as the unit itself. */
export type SearchedWords = {
  readonly register: RegisterName
  /** Registers that the actor must read as well. */
  readonly needs?: readonly RegisterName[]
  /** Set where the rows are what was meant: they stand before all others. */
  readonly isMeant?: true
  /** Null where what was typed finds none. */
  ask(typed: readonly TypedUnit[], actor: TenantActor): WordsAsked | null
}
