import type { ConsentBody } from '../face-answers.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { FaceTerm } from './face-term.ts'
import { pt } from './pt.ts'

/** The texts to which people consent, by language (access §37). */
export const faceTerms: Readonly<Record<ConsentBody['language'], FaceTerm>> = { pt, en, es, ar }
