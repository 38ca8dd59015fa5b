import * as z from 'zod/mini'
import { registerNames } from '../registers/names.ts'
import { searchText } from '../value-types/text.ts'
import { bareCharacters } from '../value-types/typed-characters.ts'

/** Hits of one register that the search of everything shows. */
export const SEARCH_HITS = 6

/** The parameters of `GET /search`. */
export const searchQuery = z.strictObject({ q: z.string().check(z.maxLength(200)) })

const searchHit = z.object({
  id: z.string(),
  title: z.string(),
  /** Inactive, or, of residents, living here no more: such hits come last. */
  former: z.boolean(),
  /** What its definition shows beside the title (`globalSearch.shows`), named as records name it. */
  record: z.record(z.string(), z.unknown()),
})

const searchGroup = z.object({
  register: z.enum(registerNames),
  hits: z.array(searchHit),
  /** There are others, which the list with the same `q` shows. */
  more: z.boolean(),
})

/** What `GET /search` answers: groups by register, the one with the best hit first. */
export const searchAnswer = z.object({ data: z.array(searchGroup) })

export type SearchGroup = z.output<typeof searchGroup>

const punctuation = /[!-/:-@[-`{-~]+/

/**
 * What somebody typed, as words of the search: without case, accents and punctuation, an address of
 * e-mail whole; a telephone or the beginning of a plate is one word, however it was written. Eight
 * words at most.
 */
export function searchWords(typed: string): string[] {
  const whole = searchText(typed).trim()
  const bare = bareCharacters(whole).toLowerCase().replace('+', '')
  const isPhone = /^[+()\d\s.-]+$/.test(whole) && (bare.length >= 6 || /[+(]/.test(whole))
  const words = isPhone
    ? [bare.replace(/^(55|0)(?=\d{10})/, '')]
    : /^[a-z]{3}[\s-]?\d[a-z\d]?\d{0,2}$/.test(whole)
      ? [bare]
      : whole
          .split(/\s+/)
          .flatMap((token) => (token.includes('@') ? [token] : token.split(punctuation)))
  return words.filter(Boolean).slice(0, 8)
}
