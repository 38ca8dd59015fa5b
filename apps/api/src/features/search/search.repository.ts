import type { TenantActor } from '@portaria/contract/actor'
import { NIL_TENANT } from '@portaria/contract/constants'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/registers/index'
import type { RegisterName } from '@portaria/contract/registers/names'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { column, row, tableOf, titleOf } from '../../register-endpoints/record-columns.ts'

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

/** Words of fewer letters begin something in almost every row; the first entries answer for them. */
const SHORT = 3
const FEW = 500

/** After every text that begins with it, in the order of bytes. */
const LAST = '\u{10ffff}'

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const all = (conditions: readonly Sql[]) => sql.join(conditions, sql` AND `)

function hitColumns({ register, behaviour }: Machinery, actor: TenantActor, inside: Sql): Sql {
  const { former: isFormer } = behaviour.marks ?? {}
  const former = isFormer ? sql`OR ${isFormer(row, actor)}` : sql``
  return sql`${register.name}::text AS register, r.id, ${titleOf(register, row)} AS title,
    (r.status <> 'ATIVO' ${former}) AS former, ${inside} AS inside`
}

function within(
  { machinery: { register, scope }, conditions }: SearchedRegister,
  actor: TenantActor,
) {
  return all([scope.live(register, actor, row), ...conditions])
}

/** The entries of a register's active or inactive rows whose word begins with something. */
const beginning = (table: string, { tenantId }: TenantActor, former: Sql, word: string) =>
  sql`tenant_id = ${tenantId} AND register = ${table} AND former ${former}
    AND word >= ${word} AND word < ${word + LAST}`

/** Those whose word contains something: each word is read once, not in every row. */
const containing = (table: string, { tenantId }: TenantActor, former: Sql, word: string) =>
  sql`tenant_id = ${tenantId} AND register = ${table} AND former ${former}
    AND word = ANY(ARRAY(SELECT lead.word FROM search_words lead
      WHERE lead.tenant_id = ${tenantId} AND lead.register = ${table} AND lead.leads
        AND lead.word LIKE ${`%${escaped(word)}%`} ORDER BY lead.word LIMIT ${MOST}))`

const either = sql`= ANY('{f,t}')`

/** Rows of a register by a word of their own; of one whose words are not kept, by its text. */
function rowsWith(register: AnyRegister, actor: TenantActor, word: string): Sql {
  return register.globalSearch
    ? sql`(SELECT row_id FROM search_words WHERE ${beginning(register.table, actor, either, word)})`
    : sql`(SELECT r.id FROM ${tableOf(register)} r
        WHERE r.tenant_id IN (${actor.tenantId}, ${NIL_TENANT}) AND ${containsWord(word)})`
}

/**
 * Whether a row, or one that it refers to, has a word that begins so. Sets are read once, not for each
 * row: `coalesce` keeps the planner from joining them.
 */
function hasWord(register: AnyRegister, actor: TenantActor, word: string): Sql {
  if (word.length < SHORT) return containsWord(word)
  const referred = referencesOf(register).map(
    ([name, target]) => sql`${column(row, name)} IN ${rowsWith(target, actor, word)}`,
  )
  if (referred.length > 0) return sql`(${sql.join([containsWord(word), ...referred], sql` OR `)})`
  return sql`coalesce(w.row_id IN ${rowsWith(register, actor, word)}, false)`
}

/** The references by whose titles a register's rows are found too. */
const referencesOf = ({ list, fields }: AnyRegister): [string, AnyRegister][] =>
  list.search.flatMap((name) => {
    const target = fields[name]?.register
    return target ? [[name, registers[target]] as [string, AnyRegister]] : []
  })

/**
 * Rows by the index of words, one statement for all registers: those with a word that begins so, or
 * that contains it (`inside`). Of each register the active rows first, then in the order of that word.
 */
export function hitsByWord(
  { queries, actor }: TenantContext,
  machineries: readonly Machinery[],
  words: readonly string[],
  { inside }: { inside: boolean },
): Promise<Hit[]> {
  const found = inside ? containing : beginning
  const part = (machinery: Machinery, word: string, former: boolean) => {
    const { register } = machinery
    const entries = found(register.table, actor, former ? sql`= true` : sql`= false`, word)
    const others = words.filter((one) => one !== word)
    const conditions = others.map((one) => hasWord(register, actor, one))
    // `OFFSET 0`: from each entry to its row by key, whatever a plan for any words assumes.
    return sql`(SELECT ${hitColumns(machinery, actor, inside ? sql`true` : sql`false`)}
      FROM (SELECT word, row_id FROM search_words WHERE ${entries}
        ORDER BY word, row_id LIMIT ${word.length < SHORT ? FEW : null}) w
      CROSS JOIN LATERAL (SELECT r.* FROM ${tableOf(register)} r
        WHERE r.tenant_id = ${actor.tenantId} AND r.id = w.row_id OFFSET 0) r
      WHERE ${within({ machinery, conditions }, actor)} ORDER BY w.word, w.row_id LIMIT ${MOST})`
  }
  const parts = machineries.map((machinery) => {
    // Where a row refers to others, any of the words may be its own.
    const refers = referencesOf(machinery.register).length > 0
    const own = refers && !inside ? words : [longestOf(words)]
    const each = [false, true].flatMap((former) => own.map((word) => part(machinery, word, former)))
    return sql`(SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) hits LIMIT ${MOST})`
  })
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}

export const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')

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
    return sql`(SELECT ${hitColumns(machinery, actor, inside)} FROM ${tableOf(machinery.register)} r
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
    ) => sql`(SELECT ${hitColumns(one.machinery, actor, sql`false`)} FROM ${tableOf(one.machinery.register)} r
      WHERE ${within(one, actor)} ORDER BY r.id LIMIT ${MOST})`,
  )
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}
