import type { Language } from '@portaria/i18n/languages'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import type { ReportWords } from './report-words.ts'

/** The words of reports in all languages, for a server; a browser fetches those of its reader. */
export const reportWords: Readonly<Record<Language, ReportWords>> = { pt, en, es, ar }
