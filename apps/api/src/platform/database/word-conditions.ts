import { sql } from 'kysely'
import type { Sql } from './queries.ts'

/** A condition on a text that words are searched in, normalized by `search_normal`. */
export type WordMatch = (text: Sql) => Sql

const inPattern = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const inRegex = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Removes apostrophes from a text, since people may type a name without them. */
const joined = (text: Sql): Sql => sql`replace(${text}, '''', '')`

/**
 * Whether a text, with its apostrophes or without, has a word that matches a regular expression.
 * The first condition of each pair is cheap and leaves few rows to the second.
 */
const matches = (word: string, pattern: string, text: Sql): Sql => {
  const inside = `%${inPattern(word)}%`
  return sql`((${text} LIKE ${inside} AND ${text} ~ ${pattern}) OR (${text} LIKE '%''%'
    AND ${joined(text)} LIKE ${inside} AND ${joined(text)} ~ ${pattern}))`
}

/** Matches a text in which some word begins with this one. */
export const beginsWord =
  (word: string): WordMatch =>
  (text) =>
    matches(word, `(^|[^[:alnum:]])${inRegex(word)}`, text)

/** Matches a text that contains this whole word. */
export const hasWord =
  (word: string): WordMatch =>
  (text) =>
    matches(word, `(^|[^[:alnum:]])${inRegex(word)}($|[^[:alnum:]])`, text)

/** Matches a text in which each word of one of several readings begins some word. */
export const beginsWords =
  (readings: readonly (readonly string[])[]): WordMatch =>
  (text) =>
    either(readings.map((words) => both(words.map((word) => beginsWord(word)(text)))))

/** Matches a text that begins with this word: for people, by their first name. */
export const beginsText =
  (word: string): WordMatch =>
  (text) =>
    sql`${joined(text)} LIKE ${`${inPattern(word)}%`}`

/** Matches a text that begins with the first word of one of several readings. */
export const beginsFirst =
  (readings: readonly (readonly string[])[]): WordMatch =>
  (text) =>
    either(readings.flatMap(([word]) => (word === undefined ? [] : [beginsText(word)(text)])))

/** Whether one of several conditions holds. */
export const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` OR `)})`

/** Whether all of several conditions hold; true for none. */
export const both = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`
