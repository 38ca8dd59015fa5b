import type { Language } from '@portaria/i18n/languages'
import type { ProblemCode } from '../answers/errors.ts'
import { pt } from '../modules/pt.ts'
import type { ModuleTexts, Sentences } from '../texts/module-texts.ts'
import type { ProblemText, ProblemTexts } from '../texts/problem-text.ts'
import { ptFieldTexts, ptProblemTexts } from '../texts/pt/problems.ts'

type Words = { readonly problems: ProblemTexts; readonly fields: Sentences }

/**
 * Collects the sentences for codes of any field, and those in the folders of modules and their
 * registers.
 */
const gathered = (fields: Sentences, { registers, refusals }: ModuleTexts): Sentences =>
  Object.fromEntries(
    [fields, ...refusals, ...Object.values(registers).map(({ refusals: own = {} }) => own)].flatMap(
      (sentences) => Object.entries(sentences),
    ),
  )

const portuguese: Words = {
  problems: ptProblemTexts,
  fields: gathered(ptFieldTexts, pt),
}
const known = new Map<Language, Words>([['pt', portuguese]])

/** Loaders of the words of each language, which a browser fetches on demand. */
const loaders: Record<Language, () => Promise<Words>> = {
  pt: () => Promise.resolve(portuguese),
  en: async () => {
    const [{ enFieldTexts, enProblemTexts }, { en }] = await Promise.all([
      import('../texts/en/problems.ts'),
      import('../modules/en.ts'),
    ])
    return { problems: enProblemTexts, fields: gathered(enFieldTexts, en) }
  },
  es: async () => {
    const [{ esFieldTexts, esProblemTexts }, { es }] = await Promise.all([
      import('../texts/es/problems.ts'),
      import('../modules/es.ts'),
    ])
    return { problems: esProblemTexts, fields: gathered(esFieldTexts, es) }
  },
  ar: async () => {
    const [{ arFieldTexts, arProblemTexts }, { ar }] = await Promise.all([
      import('../texts/ar/problems.ts'),
      import('../modules/ar.ts'),
    ])
    return { problems: arProblemTexts, fields: gathered(arFieldTexts, ar) }
  },
}

/** Loads the texts of a language; before that, the Portuguese ones are used. */
export async function loadProblemTexts(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await loaders[language]())
}

export function problemText(language: Language, code: ProblemCode): ProblemText {
  return (known.get(language) ?? portuguese).problems[code]
}

/** Returns the sentence of a field's code; an unknown code gives that of an invalid value. */
export function fieldText(language: Language, code: string): string {
  const { fields } = known.get(language) ?? portuguese
  return fields[code] ?? fields['invalid_format'] ?? ''
}
