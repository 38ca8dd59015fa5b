import { pt } from '@portaria/contract/modules/reports/words/pt'
import type { ReportWords } from '@portaria/contract/modules/reports/words/report-words'
import type { Language } from '@portaria/i18n/languages'
import { useLanguage } from '@portaria/i18n/react/texts'
import { use } from 'react'

const loaders: Readonly<Record<Language, () => Promise<ReportWords>>> = {
  pt: () => Promise.resolve(pt),
  en: async () => (await import('@portaria/contract/modules/reports/words/en')).en,
  es: async () => (await import('@portaria/contract/modules/reports/words/es')).es,
  ar: async () => (await import('@portaria/contract/modules/reports/words/ar')).ar,
}

const arrived = new Map<Language, Promise<ReportWords>>()

/** Returns the words of reports in the reader's language; suspends until they are loaded. */
export function useReportWords(): ReportWords {
  const language = useLanguage()
  const known = arrived.get(language) ?? loaders[language]()
  arrived.set(language, known)
  const words = use(known)
  return language === 'pt' ? pt : words
}
