import { countries } from './countries.ts'
import { demonyms } from './demonyms.ts'
import { normalizeText, searchText } from './text.ts'
import { plainCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/** Limit of characters of words that name no country. */
const MAX_LENGTH = 60

/** The codes by words: the code itself, the country's names, and the names of its people. */
const codeByWords = once(() => {
  const found = new Map<string, string>()
  for (const language of ['pt', 'en', 'es', 'ar']) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of countries) found.set(searchText(names.of(code) ?? code), code)
  }
  for (const [code, words] of Object.entries(demonyms))
    for (const word of words.split(' ')) found.set(word, code)
  for (const code of countries) found.set(code.toLowerCase(), code)
  return found
})

/**
 * A person's country of origin, stored as its code (ISO 3166-1 alpha-2): "Brasil", "brasileira" and
 * "br" are BR. Other words stay as typed; past 60 characters they are refused with
 * `country_unknown`. Its readable form is Portuguese; the browser shows it in the reader's
 * language.
 */
export const country: ValueType<string> = {
  parse(typed) {
    const words = normalizeText(plainCharacters(typed))
    const code = codeByWords().get(searchText(words))
    if (code !== undefined) return accepted(code)
    return words.length > MAX_LENGTH ? refused('country_unknown') : accepted(words)
  },
  format: (value) => countryName('pt', value),
}

/**
 * Returns a country's name in a language; a text that is not a country's code is returned
 * unchanged.
 */
export function countryName(language: string, code: string): string {
  const isCode = /^[A-Z]{2}$/.test(code)
  return isCode ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
