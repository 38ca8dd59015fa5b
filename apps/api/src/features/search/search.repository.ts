import type { TenantActor } from '@portaria/contract/actor'
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

/** Words of the index that one search reads of a register: more letters narrow it. */
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

/** A register with the words of its own that may begin with what was typed, and its conditions. */
export type WordSearch = SearchedRegister & { words: readonly string[] }

/**
 * Rows with a word that begins with one of `words`, by the index of words, one statement for all
 * registers. Of each register the active rows first, then in the order of that word.
 */
export function hitsByWord(
  { queries, actor }: TenantContext,
  searched: readonly WordSearch[],
): Promise<Hit[]> {
  const part = (one: WordSearch, word: string, former: boolean) => {
    const { register } = one.machinery
    return sql`(SELECT ${hitColumns(one.machinery, sql`false`)}
      FROM (SELECT w.word, w.row_id FROM search_words w
        WHERE w.tenant_id = ${actor.tenantId} AND w.register = ${register.table}
          AND w.former = ${former} AND w.word >= ${word} AND w.word < ${word + LAST}
        ORDER BY w.word, w.row_id LIMIT ${Math.ceil(WORDS / one.words.length)}) w
      JOIN ${tableOf(register)} r ON r.tenant_id = ${actor.tenantId} AND r.id = w.row_id
      WHERE ${within(one, actor)} ORDER BY w.word, w.row_id LIMIT ${MOST})`
  }
  const parts = searched.map((one) => {
    const each = [false, true].flatMap((former) => one.words.map((word) => part(one, word, former)))
    return sql`(SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) hits LIMIT ${MOST})`
  })
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}

/** Rows whose text contains all words anywhere, by reading all rows of the registers. */
export function hitsByText(
  { queries, actor }: TenantContext,
  searched: readonly SearchedRegister[],
  words: readonly string[],
): Promise<Hit[]> {
  const [first = ''] = words
  const inside = sql`NOT (' ' || r.search_text) LIKE ${`% ${escaped(first)}%`}`
  const contained = words.map((word) => sql`r.search_text LIKE ${`%${escaped(word)}%`}`)
  const parts = searched.map(
    (
      one,
    ) => sql`(SELECT ${hitColumns(one.machinery, inside)} FROM ${tableOf(one.machinery.register)} r
      WHERE ${within(one, actor)} AND ${all(contained)} LIMIT ${MOST})`,
  )
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
