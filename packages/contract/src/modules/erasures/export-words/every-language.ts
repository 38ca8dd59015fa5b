import type { Language } from '@portaria/i18n/languages'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ExportWords } from './export-words.ts'
import { pt } from './pt.ts'

/** The words of the file with one person's data in all languages; only the server writes it. */
export const exportWords: Readonly<Record<Language, ExportWords>> = { pt, en, es, ar }
