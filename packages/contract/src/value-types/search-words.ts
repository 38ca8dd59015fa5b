import { joinedText, normalizeText, searchText } from './text.ts'
import { bareCharacters } from './typed-characters.ts'

/**
 * Everything but letters, their marks and digits: including the sign that joins titles, `Ipê
 * Amarelo · 1203`.
 */
const punctuation = /[^\p{L}\p{M}\p{N}]+/u

/**
 * Whether a text looks like a plate or its beginning, written without a space. A plate of Argentina
 * may have its spaces, since nothing else looks like it.
 */
const isPlateLike = (typed: string) =>
  /^[a-z]{3}-?\d[a-z\d]?\d{0,2}$/.test(typed) || /^[a-z]{2} ?\d{3} ?[a-z]{2}$/.test(typed)

/** Letters and digits with a space between, as plates are written and read out. */
const spacedPlates = /^(?:[a-z]{1,4}[\s.-]+\d{1,4}(?:\s*[a-z]{1,4}\d{0,2})?|\d{3,4}\s+[a-z]{1,4})$/

/**
 * Returns a text typed with spaces that may be the beginning of a plate, as one word: `AB 123` for
 * AB 123 CD. A tower and a unit often look the same, so it is searched in addition to the words.
 * Null for any other text.
 */
export function spacedPlate(typed: string): string | null {
  const whole = joinedText(typed)
  const together = whole.replace(/[^a-z\d]/g, '')
  return spacedPlates.test(whole) && together.length <= 7 ? together : null
}

/** Limit of words that are searched. */
const WORDS = 8

/**
 * Splits a typed text into words of the search, without case, accents and punctuation. A name with
 * an apostrophe is one word, and so are an e-mail address, a telephone in any form, and a plate or
 * its beginning with a hyphen. A plate with a space becomes two words, which find it too: they are
 * often a tower and a unit. At most eight words are returned.
 */
export function searchWords(typed: string): string[] {
  const whole = joinedText(typed)
  const bare = bareCharacters(whole).toLowerCase().replace('+', '')
  const isPhone = /^[+()\d\s.-]+$/.test(whole) && (bare.length >= 6 || /[+(]/.test(whole))
  const words = isPhone
    ? [bare.replace(/^(55|0)(?=\d{10})/, '')]
    : isPlateLike(whole)
      ? [bare]
      : wordsApart(whole)
  return words.filter(Boolean).slice(0, WORDS)
}

/**
 * Returns the readings of a typed text, of which any may find a row by all of its words: first those
 * of `searchWords`, and for a code with a hyphen that looks like a plate or a telephone also its
 * parts. `EXT-01` is `ext01` and `ext` with `01` (search §6). Empty if the text has no words.
 */
export function searchReadings(typed: string): string[][] {
  const whole = joinedText(typed)
  const isCode = isPlateLike(whole) || /^\d+-\d+$/.test(whole)
  const words = searchWords(typed)
  // A short number is read by its parts already.
  const apart = isCode && words.length === 1 ? wordsApart(whole) : []
  const readings = [words, ...(apart.length > 1 ? [apart] : [])]
  return readings.filter((words) => words.length > 0)
}

/** Splits a text at its spaces and punctuation; an e-mail address stays one word. */
const wordsApart = (whole: string): string[] =>
  whole
    .split(/\s+/)
    .flatMap((token) => (token.includes('@') ? [token] : token.split(punctuation)))
    .filter(Boolean)

/**
 * Returns the words of a text that typed words are compared with: `d'ávila` is `d`, `avila` and
 * `davila`.
 */
export function wordsOf(text: string): string[] {
  return searchText(normalizeText(text))
    .split(/[^\p{L}\p{M}\p{N}@.']+/u)
    .flatMap((token) =>
      token.includes("'") ? [...token.split("'"), token.replaceAll("'", '')] : [token],
    )
    .filter(Boolean)
}
