import type { Language } from '@portaria/i18n/languages'

/** First words of a site's name that are feminine without ending in "a". */
const FEMININE = new Set(['torre', 'associação', 'fundação', 'mansão'])

/**
 * Puts the article before a company's name where a sentence needs it: "o Residencial Bosque", "a
 * Clínica Vida". Only Portuguese does; other languages name a company without one.
 */
export function companyInSentence(language: Language, name: string): string {
  if (language !== 'pt' || name === '') return name
  const first = name.split(' ')[0]?.toLocaleLowerCase('pt') ?? ''
  return `${first.endsWith('a') || FEMININE.has(first) ? 'a' : 'o'} ${name}`
}
