import { joinedText, normalizeText, searchText } from './text.ts'
import { bareCharacters } from './typed-characters.ts'

/** Everything but letters, their marks and figures: also the sign that titles join with, `Ipê Amarelo · 1203`. */
const punctuation = /[^\p{L}\p{M}\p{N}]+/u

/** A plate or its beginning, written together; one of Argentina with its spaces too, which nothing else looks like. */
const isPlateLike = (typed: string) =>
  /^[a-z]{3}-?\d[a-z\d]?\d{0,2}$/.test(typed) || /^[a-z]{2} ?\d{3} ?[a-z]{2}$/.test(typed)

/** Letters and figures with a space between, as plates are written and read out. */
const spacedPlates = /^(?:[a-z]{1,4}[\s.-]+\d{1,4}(?:\s*[a-z]{1,4}\d{0,2})?|\d{3,4}\s+[a-z]{1,4})$/

/**
 * What was typed with spaces and may be the beginning of a plate, as one word: `AB 123` of AB 123 CD. A tower
 * and a unit look so as often: it is looked for besides its words. Null for all else.
 */
export function spacedPlate(typed: string): string | null {
  const whole = joinedText(typed)
  const together = whole.replace(/[^a-z\d]/g, '')
  return spacedPlates.test(whole) && together.length <= 7 ? together : null
}

/**
 * What somebody typed, as words of the search: without case, accents and punctuation, a name with an
 * apostrophe as one word, an address of e-mail whole; a telephone is one word, however it was written, and so is the beginning of a plate with
 * its hyphen. With a space it stays two, which find the plate too: three letters and figures are a tower
 * and a unit as often. Eight words at most.
 */
export function searchWords(typed: string): string[] {
  const whole = joinedText(typed)
  const bare = bareCharacters(whole).toLowerCase().replace('+', '')
  const isPhone = /^[+()\d\s.-]+$/.test(whole) && (bare.length >= 6 || /[+(]/.test(whole))
  const words = isPhone
    ? [bare.replace(/^(55|0)(?=\d{10})/, '')]
    : isPlateLike(whole)
      ? [bare]
      : whole
          .split(/\s+/)
          .flatMap((token) => (token.includes('@') ? [token] : token.split(punctuation)))
  return words.filter(Boolean).slice(0, 8)
}

/** The words of a text, in which those that somebody typed are looked for: `d'ávila` is `d`, `avila` and `davila`. */
export function wordsOf(text: string): string[] {
  return searchText(normalizeText(text))
    .split(/[^\p{L}\p{M}\p{N}@.']+/u)
    .flatMap((token) =>
      token.includes("'") ? [...token.split("'"), token.replaceAll("'", '')] : [token],
    )
    .filter(Boolean)
}
