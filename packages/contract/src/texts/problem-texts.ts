import type { Language } from '@portaria/i18n/languages'
import type { ProblemCode } from '../errors.ts'
import type { FieldTexts, ProblemText, ProblemTexts } from './problem-text.ts'
import { ptFieldTexts, ptProblemTexts } from './pt/problems.ts'

type Words = { problems: ProblemTexts; fields: FieldTexts }

const portuguese: Words = { problems: ptProblemTexts, fields: ptFieldTexts }
const known = new Map<Language, Words>([['pt', portuguese]])

/** A browser fetches the words of a language when somebody reads it. */
const loaders: Record<Language, () => Promise<Words>> = {
  pt: () => Promise.resolve(portuguese),
  en: async () => {
    const { enFieldTexts, enProblemTexts } = await import('./en/problems.ts')
    return { problems: enProblemTexts, fields: enFieldTexts }
  },
  es: async () => {
    const { esFieldTexts, esProblemTexts } = await import('./es/problems.ts')
    return { problems: esProblemTexts, fields: esFieldTexts }
  },
  ar: async () => {
    const { arFieldTexts, arProblemTexts } = await import('./ar/problems.ts')
    return { problems: arProblemTexts, fields: arFieldTexts }
  },
}

/** Makes the texts of a language known; until then the Portuguese ones stand in. */
export async function loadProblemTexts(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await loaders[language]())
}

export function problemText(language: Language, code: ProblemCode): ProblemText {
  return (known.get(language) ?? portuguese).problems[code]
}

/** The sentence of a field's code; a code that has none says that the value is not valid. */
export function fieldText(language: Language, code: string): string {
  const { fields } = known.get(language) ?? portuguese
  const texts: Record<string, string> = fields
  return texts[code] ?? fields.invalid_format
}
