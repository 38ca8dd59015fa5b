import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { ownChoiceWords, ownFieldWords } from '@portaria/contract/modules/reports/words/field-words'
import { pt } from '@portaria/contract/modules/reports/words/pt'
import type { ReportWords } from '@portaria/contract/modules/reports/words/report-words'
import type { Language } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { use } from 'react'
import { choiceWords, useFieldLabel } from '../../register-pages/register-words.ts'

const loaders: Readonly<Record<Language, () => Promise<ReportWords>>> = {
  pt: () => Promise.resolve(pt),
  en: async () => (await import('@portaria/contract/modules/reports/words/en')).en,
  es: async () => (await import('@portaria/contract/modules/reports/words/es')).es,
  ar: async () => (await import('@portaria/contract/modules/reports/words/ar')).ar,
}

const arrived = new Map<Language, Promise<ReportWords>>()

/** Returns the label of a filter of a report, and that of a choice of it. */
export function useReportLabels() {
  const words = useReportWords()
  const language = useLanguage()
  const labelOf = useFieldLabel()
  const fieldOf = (report: ReportName, name: string): string => {
    const { register } = reportOf(report)
    return register === null ? ownFieldWords(words, report, name) : labelOf(register, name)
  }
  const choiceOf = (report: ReportName, name: string, choice: string): string => {
    const { register } = reportOf(report)
    return register === null
      ? ownChoiceWords(words, report, name, choice)
      : choiceWords(language, register, name, choice)
  }
  return { fieldOf, choiceOf }
}

/** Returns the words of reports in the reader's language; suspends until they are loaded. */
export function useReportWords(): ReportWords {
  const language = useLanguage()
  const known = arrived.get(language) ?? loaders[language]()
  arrived.set(language, known)
  const words = use(known)
  return language === 'pt' ? pt : words
}
