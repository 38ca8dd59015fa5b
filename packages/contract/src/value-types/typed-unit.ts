import { searchReadings } from './search-words.ts'
import { normalizeText, searchText } from './text.ts'

/**
 * A unit that a person may have meant: its number, and the words of its tower or of a resident's
 * name.
 */
export type TypedUnit = { readonly number: string; readonly words: readonly string[] }

/** Words that people put before a number, and before a tower's name. */
const nouns = new Set(
  'ap apt apto apartamento unidade bloco bl torre departamento depto unit apartment tower'.split(
    ' ',
  ),
)

/** One to five digits, with the letter that some numbers end in. */
const unitNumber = /^\d{1,5}[a-z]?$/

/** Limit of compared words beside a number. */
const WORDS = 4

/**
 * Returns the units that a person may have meant (search §2): digits alone, or with other words,
 * where any of the digits may be the number: `606`, `ap 606`, `ipe 1203`, `Ipê Amarelo · 1203`,
 * `b12`, `torre 2 bloco b 101`. Empty if it names none.
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

/** Returns the readings that lists search: for a unit without the nouns before its number. */
export function listReadings(typed: string): string[][] {
  return searchReadings(typed).map((words) => {
    const bare = words.filter((word) => !nouns.has(word))
    return bare.some((word) => unitNumber.test(word)) ? bare : words
  })
}
