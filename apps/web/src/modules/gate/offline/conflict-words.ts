import { problems } from '@portaria/contract/answers/errors'
import { fieldText, problemText } from '@portaria/contract/loaded-texts/problem-texts'
import type { DeskConflict, Resolution } from '@portaria/contract/modules/gate/desk-queue'
import { fieldCodes } from '@portaria/contract/record-checks/field-codes'
import { useLanguage } from '@portaria/i18n/react/texts'
import { conflictTexts } from './texts/conflict-texts.ts'

/**
 * Returns functions that explain why an entry was not accepted as recorded, and the effect of each
 * decision.
 */
export function useConflictWords() {
  const t = conflictTexts.useTexts()
  const language = useLanguage()
  const wordsOf = (code: string): string => {
    // A few codes exist both for fields and for whole calls. Here they are those of calls.
    if (isProblem(code) && code !== 'state_conflict') return problemText(language, code).detail
    return fieldCodes.some((known) => known === code) ? fieldText(language, code) : t('other')
  }
  return {
    causeOf: ({ codes }: Pick<DeskConflict, 'codes'>): string =>
      [...new Set(codes.length > 0 ? codes.map(wordsOf) : [t('other')])].join(' '),
    effectOf: ({ codes }: Pick<DeskConflict, 'codes'>, as: Resolution): string =>
      as === 'entered' && codes.includes('entry_time') ? t('enteredLateText') : t(`${as}Text`),
  }
}

const isProblem = (code: string): code is keyof typeof problems => Object.hasOwn(problems, code)
