import type { TenantActor } from '@portaria/contract/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/registers/names'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { row, tableOf, titleOf } from '../../register-endpoints/record-columns.ts'

/** A row that was found; `inside` where no word of it begins with what was typed. */
export type Hit = {
  register: RegisterName
  id: string
  title: string
  former: boolean
  inside: boolean
}

/** A register with the conditions that its rows must meet. */
export type SearchedRegister = { machinery: Machinery; conditions: readonly Sql[] }

/** Hits of one register that are read; a few of them are shown. */
const MOST = 30

/** Words that a search reads of a register whose rows are also found by what they refer to. */
const WORDS = 2_000

/** After every text that begins with it, in the order of bytes. */
const LAST = '\u{10ffff}'

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const all = (conditions: readonly Sql[]) => sql.join(conditions, sql` AND `)

function hitColumns({ register, behaviour }: Machinery, inside: Sql): Sql {
  const former = behaviour.former ? sql`OR ${behaviour.former(row)}` : sql``
  return sql`${register.name}::text AS register, r.id, ${titleOf(register, row)} AS title,
    (r.status <> 'ATIVO' ${former}) AS former, ${inside} AS inside`
}

function within(
  { machinery: { register, scope }, conditions }: SearchedRegister,
  actor: TenantActor,
) {
  return all([scope.live(register, actor, row), ...conditions])
}

/**
 * A register with what a search asks of its words: that one of `words` begins one, or, `inside`, is in
 * one, and that each of `others` begins one.
 */
export type WordSearch = SearchedRegister & {
  words: readonly string[]
  others: readonly string[]
}

/** The words of a register's active or inactive rows that begin with something. */
const beginning = (
  register: AnyRegister,
  { tenantId }: TenantActor,
  former: boolean,
  word: string,
) =>
  sql`tenant_id = ${tenantId} AND register = ${register.table} AND former = ${former}
    AND word >= ${word} AND word < ${word + LAST}`

/** The words of a register that contain something: each is read once, not in every row. */
const containing = (
  register: AnyRegister,
  { tenantId }: TenantActor,
  former: boolean,
  word: string,
) =>
  sql`tenant_id = ${tenantId} AND register = ${register.table} AND former = ${former}
    AND word = ANY(ARRAY(SELECT lead.word FROM search_words lead
      WHERE lead.tenant_id = ${tenantId} AND lead.register = ${register.table} AND lead.leads
        AND lead.word LIKE ${`%${escaped(word)}%`} ORDER BY lead.word LIMIT ${MOST}))`

/**
 * Rows by the index of words, one statement for all registers. Of each register the active rows first,
 * then in the order of the word that was found.
 */
export function hitsByWord(
  { queries, actor }: TenantContext,
  searched: readonly WordSearch[],
  { inside }: { inside: boolean },
): Promise<Hit[]> {
  const found = inside ? containing : beginning
  const part = (one: WordSearch, word: string, former: boolean) => {
    const { register } = one.machinery
    // Read as a set, whole: not once for each row of the first word.
    const beside = one.others.map(
      (other) => sql`AND w.row_id IN (SELECT row_id FROM (
        SELECT row_id FROM search_words WHERE ${beginning(register, actor, former, other)} OFFSET 0) v)`,
    )
    const bound = one.conditions.length > 0 ? sql`LIMIT ${WORDS}` : sql`OFFSET 0`
    return sql`(SELECT ${hitColumns(one.machinery, inside ? sql`true` : sql`false`)}
      FROM (SELECT word, row_id FROM search_words WHERE ${found(register, actor, former, word)}
        ORDER BY word, row_id ${bound}) w
      JOIN ${tableOf(register)} r ON r.tenant_id = ${actor.tenantId} AND r.id = w.row_id
      WHERE ${within(one, actor)} ${sql.join(beside, sql` `)} ORDER BY w.word, w.row_id LIMIT ${MOST})`
  }
  const parts = searched.map((one) => {
    const each = [false, true].flatMap((former) => one.words.map((word) => part(one, word, former)))
    return sql`(SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) hits LIMIT ${MOST})`
  })
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}

/** Whether a row's text contains a word. */
export const containsWord = (word: string): Sql => sql`r.search_text LIKE ${`%${escaped(word)}%`}`

/** Rows whose text contains all words anywhere, by reading all rows that the actor sees. */
export function hitsByText(
  { queries, actor }: TenantContext,
  machineries: readonly Machinery[],
  words: readonly string[],
): Promise<Hit[]> {
  const [first = ''] = words
  const inside = sql`(' ' || r.search_text) NOT LIKE ${`% ${escaped(first)}%`}`
  const parts = machineries.map((machinery) => {
    const one = { machinery, conditions: words.map(containsWord) }
    return sql`(SELECT ${hitColumns(machinery, inside)} FROM ${tableOf(machinery.register)} r
      WHERE ${within(one, actor)} LIMIT ${MOST})`
  })
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}

/** Rows that meet the conditions, whatever their words: a document's. */
export function hitsByValue(
  { queries, actor }: TenantContext,
  searched: readonly SearchedRegister[],
): Promise<Hit[]> {
  const parts = searched.map(
    (
      one,
    ) => sql`(SELECT ${hitColumns(one.machinery, sql`false`)} FROM ${tableOf(one.machinery.register)} r
      WHERE ${within(one, actor)} ORDER BY r.id LIMIT ${MOST})`,
  )
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}
