import type { Language } from '@portaria/i18n/languages'

/** First words that are feminine: by their ends, which "São" and "Coração" only look like. */
const FEMININE = /^(?!coração$).*(?:a|dade|ção|.são|torre)$/

/**
 * Puts the article before a company's name where a sentence needs it: "o Residencial Bosque", "a
 * Clínica Vida". Only Portuguese does; other languages name a company without one.
 */
export function companyInSentence(language: Language, name: string): string {
  if (language !== 'pt' || name === '') return name
  const first = name.split(' ')[0]?.toLocaleLowerCase('pt') ?? ''
  return `${FEMININE.test(first) ? 'a' : 'o'} ${name}`
}
