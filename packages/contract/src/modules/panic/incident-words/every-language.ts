import type { Language } from '@portaria/i18n/languages'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { IncidentWords } from './incident-words.ts'
import { pt } from './pt.ts'

/** The words of incidents in all languages, for a server; a browser fetches those of its reader. */
export const incidentWords: Readonly<Record<Language, IncidentWords>> = { pt, en, es, ar }
