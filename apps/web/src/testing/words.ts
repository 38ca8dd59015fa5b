import { ptCommonTexts } from '@portaria/contract/texts/pt/common-fields'
import { ptFieldTexts, ptProblemTexts } from '@portaria/contract/texts/pt/problems'

/**
 * The Portuguese words that people see, by the keys of their texts. Tests and journeys name buttons and
 * labels by them, so that another wording is written once in each language: `screens.gate.act.enter`,
 * `registers.visits.transitions.authorise.button`.
 */
export * as registers from './words/registers.ts'
export * as screens from './words/screens.ts'

/** The words that registers share. */
export const common = ptCommonTexts

/** The sentences of refused fields, and the titles and texts of problems. */
export const problems = { fields: ptFieldTexts, titles: ptProblemTexts }
