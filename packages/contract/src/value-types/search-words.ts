import { searchText } from './text.ts'
import { bareCharacters } from './typed-characters.ts'

/** Also the signs that titles join with: `Ipê Amarelo · 1203`. */
const punctuation = /[!-/:-@[-`{-~·•–—]+/

/**
 * What somebody typed, as words of the search: without case, accents and punctuation, an address of
 * e-mail whole; a telephone is one word, however it was written, and so is the beginning of a plate with
 * its hyphen. With a space it stays two, which find the plate too: three letters and figures are a tower
 * and a unit as often. Eight words at most.
 */
export function searchWords(typed: string): string[] {
  const whole = searchText(typed).trim()
  const bare = bareCharacters(whole).toLowerCase().replace('+', '')
  const isPhone = /^[+()\d\s.-]+$/.test(whole) && (bare.length >= 6 || /[+(]/.test(whole))
  const words = isPhone
    ? [bare.replace(/^(55|0)(?=\d{10})/, '')]
    : /^[a-z]{3}-?\d[a-z\d]?\d{0,2}$/.test(whole)
      ? [bare]
      : whole
          .split(/\s+/)
          .flatMap((token) => (token.includes('@') ? [token] : token.split(punctuation)))
  return words.filter(Boolean).slice(0, 8)
}
