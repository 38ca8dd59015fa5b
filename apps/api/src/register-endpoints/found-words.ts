import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { beginsWord, hasWord, type WordMatch } from '../platform/database/word-conditions.ts'
import type { FoundBy, RegisterBehaviour } from './register-behaviour.ts'

/** Digits that make a telephone number; fewer match only as its last four. */
const TELEPHONE_DIGITS = 8

/**
 * Whether a word matches only a whole stored word: digits among people. A part of a telephone is in
 * too many rows; people are found by all of it or by its last four (search §3).
 */
export const isFoundWhole = ({ fields }: AnyRegister, word: string): boolean =>
  'phones' in fields && /^\d+$/.test(word) && word.length < TELEPHONE_DIGITS

/** Returns how a word is matched in the text of a register's rows: at the beginnings of words. */
export const wordIn = (register: AnyRegister, word: string): WordMatch =>
  isFoundWhole(register, word) ? hasWord(word) : beginsWord(word)

/** Returns the further values that a register's rows are found by, if the actor may see them. */
export function foundByOf(
  register: AnyRegister,
  { foundBy }: RegisterBehaviour,
  { role }: TenantActor,
): FoundBy | null {
  const field = foundBy && register.fields[foundBy.field]
  return field && !isHiddenFrom(register, role, field) ? foundBy : null
}
