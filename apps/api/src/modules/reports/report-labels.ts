import { choiceLabel, fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { reportWords } from '@portaria/contract/modules/reports/words/every-language'
import { ownChoiceWords, ownFieldWords } from '@portaria/contract/modules/reports/words/field-words'
import type { Language } from '@portaria/i18n/languages'

/** Returns the label of a filter of a report. */
export function reportFieldLabel(language: Language, report: ReportName, name: string): string {
  const { register } = reportOf(report)
  return register === null
    ? ownFieldWords(reportWords[language], report, name)
    : fieldLabel(language, register, name)
}

/** Returns the label of a choice of a filter. */
export function reportChoice(
  language: Language,
  report: ReportName,
  name: string,
  choice: string,
): string {
  const { register } = reportOf(report)
  return register === null
    ? ownChoiceWords(reportWords[language], report, name, choice)
    : choiceLabel(language, register, name, choice)
}
