import { searchWords } from './search-words.ts'
import { normalizeText, searchText } from './text.ts'

/** A unit as somebody may have meant it: its number, and the words of its tower or of who lives there. */
export type TypedUnit = { readonly number: string; readonly words: readonly string[] }

/** What people say before a number, and before a tower's name. */
const nouns = new Set(
  'ap apt apto apartamento unidade bloco bl torre departamento depto unit apartment tower'.split(
    ' ',
  ),
)

/** One to five figures, with the letter that some numbers end in. */
const unitNumber = /^\d{1,5}[a-z]?$/

/** Words beside a number that are compared. */
const WORDS = 4

/**
 * The units that somebody may have meant (search §2): figures alone, or with
 * other words, whichever of the figures is the number: `606`, `ap 606`, `ipe 1203`, `Ipê Amarelo · 1203`,
 * `b12`, `torre 2 bloco b 101`. Empty for what names none.
 */
export function typedUnits(typed: string): TypedUnit[] {
  const tokens = searchText(normalizeText(typed))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')
  const [glued = ''] = tokens.length === 1 ? tokens : []
  const [, before, figures, after] = /^(\p{L}*)(\d{1,5})(\p{L}*)$/u.exec(glued) ?? []
  const tower = `${before ?? ''}${after ?? ''}`
  const words = tokens.filter((word) => !nouns.has(word))
  if (words.length > WORDS + 1) return []
  return [
    ...words.flatMap((number, at) =>
      unitNumber.test(number) ? [{ number, words: words.toSpliced(at, 1) }] : [],
    ),
    ...(figures && tower !== ''
      ? [{ number: figures, words: nouns.has(tower) ? [] : [tower] }]
      : []),
  ]
}

/** The words that lists look for: of a unit without what is said before its number. */
export function listWords(typed: string): string[] {
  const words = searchWords(typed)
  const bare = words.filter((word) => !nouns.has(word))
  return bare.some((word) => unitNumber.test(word)) ? bare : words
}
