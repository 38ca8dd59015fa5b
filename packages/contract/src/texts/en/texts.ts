import type { LanguageTexts } from '../late-texts.ts'
import { enCommonTexts } from './common-fields.ts'
import { enFieldTexts, enProblemTexts } from './problems.ts'
import { enRegisterTexts } from './registers.ts'

export const enTexts: LanguageTexts = {
  registers: enRegisterTexts,
  common: enCommonTexts,
  problems: enProblemTexts,
  fields: enFieldTexts,
}
