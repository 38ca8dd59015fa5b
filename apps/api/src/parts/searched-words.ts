import type { TenantActor } from '@portaria/contract/actors/actor'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { TypedUnit } from '@portaria/contract/value-types/typed-unit'
import type { Sql } from '../platform/database/queries.ts'

/** Conditions on rows `r` of a register that have a word beginning with one of `words`. */
export type WordsAsked = {
  readonly words: readonly string[]
  readonly conditions: readonly Sql[]
  readonly order: Sql
}

/** Rows of a register that are found by the words of a unit, such as the unit itself. */
export type SearchedWords = {
  readonly register: RegisterName
  /** Registers that the actor must read as well. */
  readonly needs?: readonly RegisterName[]
  /** Whether the rows are a direct hit, which comes before all others. */
  readonly isMeant?: true
  /** Returns the conditions; null if nothing is found by the typed text. */
  ask(typed: readonly TypedUnit[], actor: TenantActor): WordsAsked | null
}
