import { sql } from 'kysely'
import type { Sql } from './queries.ts'

/** A text in which words are looked for, in the form of `search_normal`. */
export type WordMatch = (text: Sql) => Sql

const inPattern = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const inRegex = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whether a word of a text begins so. The first condition is cheap, and leaves little to the second. */
export const beginsWord =
  (word: string): WordMatch =>
  (text) =>
    sql`(${text} LIKE ${`%${inPattern(word)}%`}
    AND ${text} ~ ${`(^|[^[:alnum:]])${inRegex(word)}`})`

/** Whether a text has this word, whole. */
export const hasWord =
  (word: string): WordMatch =>
  (text) =>
    sql`(${text} LIKE ${`%${inPattern(word)}%`}
    AND ${text} ~ ${`(^|[^[:alnum:]])${inRegex(word)}($|[^[:alnum:]])`})`

/** Whether a text begins with a word: of people, whose first name it is. */
export const beginsText =
  (word: string): WordMatch =>
  (text) =>
    sql`${text} LIKE ${`${inPattern(word)}%`}`

/** Whether one of some conditions holds. */
export const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` OR `)})`

/** Whether all of some conditions hold; of none, true. */
export const both = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`
