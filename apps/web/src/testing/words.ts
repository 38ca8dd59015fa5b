import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { ptCommonTexts } from '@portaria/contract/texts/pt/common-fields'
import { ptFieldTexts, ptProblemTexts } from '@portaria/contract/texts/pt/problems'

/**
 * The Portuguese words on screens, by the keys of their texts. Tests and journeys name buttons and
 * labels by these keys, so that a rewording changes only the texts: `screens.gate.act.enter`,
 * `registers.visits.transitions.authorise.button`.
 */
export * as registers from './words/registers.ts'
export * as screens from './words/screens.ts'

/** The words that registers share. */
export const common = ptCommonTexts

/** The sentences of refused fields, and the titles of problems. */
export const problems = { fields: ptFieldTexts, titles: ptProblemTexts }

/** Returns the word of a choice's value, in agreement with the register's noun. */
export const choiceWord = (register: RegisterName, field: string, value: string): string =>
  choiceLabel('pt', register, field, value)
