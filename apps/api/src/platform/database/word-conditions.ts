import { sql } from 'kysely'
import type { Sql } from './queries.ts'

/** A text in which words are looked for, in the form of `search_normal`. */
export type WordMatch = (text: Sql) => Sql

const inPattern = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const inRegex = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A text in which a name with an apostrophe is one word, as somebody may have typed it. */
const joined = (text: Sql): Sql => sql`replace(${text}, '''', '')`

/**
 * Whether a text has a word that a regular expression matches: with its apostrophes or without. The first
 * condition of each is cheap, and leaves little to the second.
 */
const matches = (word: string, pattern: string, text: Sql): Sql => {
  const inside = `%${inPattern(word)}%`
  return sql`((${text} LIKE ${inside} AND ${text} ~ ${pattern}) OR (${text} LIKE '%''%'
    AND ${joined(text)} LIKE ${inside} AND ${joined(text)} ~ ${pattern}))`
}

/** Whether a word of a text begins so. */
export const beginsWord =
  (word: string): WordMatch =>
  (text) =>
    matches(word, `(^|[^[:alnum:]])${inRegex(word)}`, text)

/** Whether a text has this word, whole. */
export const hasWord =
  (word: string): WordMatch =>
  (text) =>
    matches(word, `(^|[^[:alnum:]])${inRegex(word)}($|[^[:alnum:]])`, text)

/** Whether a text begins with a word: of people, whose first name it is. */
export const beginsText =
  (word: string): WordMatch =>
  (text) =>
    sql`${joined(text)} LIKE ${`${inPattern(word)}%`}`

/** Whether one of some conditions holds. */
export const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` OR `)})`

/** Whether all of some conditions hold; of none, true. */
export const both = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`
