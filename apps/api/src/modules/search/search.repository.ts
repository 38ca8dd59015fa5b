import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { WordsAsked } from '../../parts/searched-words.ts'
import type { Sql, Statement } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { beginsText, beginsWord } from '../../platform/database/word-conditions.ts'
import { foundByOf, isFoundWhole, wordIn } from '../../register-endpoints/found-words.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { column, row, tableOf, titleOf } from '../../register-endpoints/record-columns.ts'

/** A row that was found. */
export type Hit = {
  register: RegisterName
  id: string
  title: string
  former: boolean
  /** The row's text begins with the first word; for people, that is their first name. */
  first: boolean
  /** The owned row by which the row was found, such as a technician. */
  by: string | null
}

/** A register with the conditions that its rows must meet. */
export type SearchedRegister = {
  machinery: Machinery
  conditions: readonly Sql[]
}

/** Hits of one register that are read; a few of them are shown. */
const MOST = 30

/**
 * Limit of people of one register who are ranked by whether their first name begins with the first
 * word.
 */
const RANKED = 60

/** Fewer letters begin some word in almost every row. */
const SHORT = 3
/** Limit of entries of one word that are looked at, for a common name or a short word. */
const FEW = 500

/**
 * A suffix: a text with it comes after every text that begins with the text itself, in the order of
 * bytes.
 */
const LAST = '\u{10ffff}'

const all = (conditions: readonly Sql[]) => sql.join(conditions, sql` AND `)

function hitColumns(
  { register, behaviour }: Machinery,
  actor: TenantActor,
  { first, by }: { first: Sql; by: Sql },
): Sql {
  const isFormer = behaviour.values?.['former']
  const former = typeof isFormer === 'function' ? sql`OR ${isFormer(row, actor)}` : sql``
  return sql`${register.name}::text AS register, r.id, ${titleOf(register, row)} AS title,
    (r.status <> 'ATIVO' ${former}) AS former, ${first} AS first, ${by} AS by`
}

/**
 * Runs a statement that is planned once for each connection, whatever its values: planning a
 * statement about all registers takes as long as running it, and going from entries to rows by key
 * is right for any word. Three messages are sent one after the other, and awaited once.
 */
async function planOnce<Row>(
  { queries }: TenantContext,
  statement: Statement<Row>,
): Promise<Row[]> {
  const [, rows] = await Promise.all([
    queries.count(sql`SET LOCAL plan_cache_mode = force_generic_plan`),
    queries.all<Row>(statement),
    queries.count(sql`SET LOCAL plan_cache_mode = auto`),
  ])
  return rows
}

/** The columns of rows that are not ranked by their words. */
const unranked = { first: sql`false`, by: sql`NULL::text` }

function within(
  { machinery: { register, scope }, conditions }: SearchedRegister,
  actor: TenantActor,
) {
  return all([scope.live(register, actor, row), ...conditions])
}

const either = sql`= ANY('{f,t}')`

/** The entries of a register's active or inactive rows that a word finds. */
function entriesOf(register: AnyRegister, { tenantId }: TenantActor, former: Sql, word: string) {
  const found = isFoundWhole(register, word)
    ? sql`word = ${word}`
    : sql`word >= ${word} AND word < ${word + LAST}`
  return sql`tenant_id = ${tenantId} AND register = ${register.table} AND former ${former}
    AND ${found}`
}

/** Rows of a register by a word of their own; in a register without stored words, by its text. */
function rowsWith(register: AnyRegister, actor: TenantActor, word: string): Sql {
  return register.globalSearch
    ? sql`(SELECT row_id FROM search_words WHERE ${entriesOf(register, actor, either, word)})`
    : sql`(SELECT r.id FROM ${tableOf(register)} r
        WHERE r.tenant_id IN (${actor.tenantId}, ${NIL_TENANT})
          AND ${beginsWord(word)(sql`r.search_text`)})`
}

/**
 * Whether a row, or a row that it refers to, has a word that begins with this one. Each set of rows
 * is read once, not for each row: `coalesce` keeps the planner from joining them.
 */
function hasWord(register: AnyRegister, actor: TenantActor, word: string): Sql {
  const own = wordIn(register, word)(sql`r.search_text`)
  if (word.length < SHORT) return own
  const referred = referencesOf(register).map(
    ([name, target]) => sql`${column(row, name)} IN ${rowsWith(target, actor, word)}`,
  )
  if (referred.length > 0) return sql`(${sql.join([own, ...referred], sql` OR `)})`
  return sql`coalesce(w.row_id IN ${rowsWith(register, actor, word)}, false)`
}

/** Returns the references whose titles are searched as well, with their registers. */
const referencesOf = ({ list, fields }: AnyRegister): [string, AnyRegister][] =>
  list.search.flatMap((name) => {
    const target = fields[name]?.register
    return target ? [[name, registers[target]] as [string, AnyRegister]] : []
  })

/**
 * Finds rows with words that begin with the typed ones, by the index of words, in one statement for
 * all registers. In each register the active rows come first. Rows whose text begins with the first
 * word come before others, and then the order is that of the word found.
 */
export function hitsByWord(
  context: TenantContext,
  machineries: readonly Machinery[],
  words: readonly string[],
): Promise<Hit[]> {
  const { actor } = context
  const first = beginsText(words[0] ?? '')(sql`r.search_text`)
  const part = (machinery: Machinery, word: string, former: boolean) => {
    const { register } = machinery
    const entries = entriesOf(register, actor, former ? sql`= true` : sql`= false`, word)
    const others = words.filter((one) => one !== word)
    const conditions = others.map((one) => hasWord(register, actor, one))
    const most = word.length < SHORT || others.length === 0 ? FEW : null
    // `OFFSET 0` makes the planner go from each entry to its row by key, even if it expects
    // something else.
    return sql`(SELECT register, id, title, former, first, by FROM (
      SELECT ${hitColumns(machinery, actor, { ...unranked, first })}, w.word
      FROM (SELECT word, row_id FROM search_words WHERE ${entries}
        ORDER BY word, row_id LIMIT ${most}) w
      CROSS JOIN LATERAL (SELECT r.* FROM ${tableOf(register)} r
        WHERE r.tenant_id = ${actor.tenantId} AND r.id = w.row_id OFFSET 0) r
      WHERE ${within({ machinery, conditions }, actor)}
      ORDER BY w.word, w.row_id LIMIT ${isOfPeople(register) ? RANKED : MOST}) h
      ORDER BY first DESC, word, id LIMIT ${MOST})`
  }
  const parts = machineries.map((machinery) => {
    // If a row refers to others, any of the words may be the row's own.
    const refers = referencesOf(machinery.register).length > 0
    const own = refers ? words : [longestOf(words)]
    const each = [false, true].flatMap((former) => own.map((word) => part(machinery, word, former)))
    return sql`(SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) hits LIMIT ${MOST})`
  })
  return planOnce(context, sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}

const isOfPeople = ({ fields }: AnyRegister): boolean => 'cpf' in fields

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** Rows whose text has all words, found by reading all rows that the actor sees. */
export function hitsByText(
  { queries, actor }: TenantContext,
  machineries: readonly Machinery[],
  words: readonly string[],
): Promise<Hit[]> {
  const text = sql`r.search_text`
  const first = beginsText(words[0] ?? '')(text)
  const parts = machineries.map((machinery) => {
    const { register } = machinery
    const one = { machinery, conditions: words.map((word) => wordIn(register, word)(text)) }
    return sql`(SELECT ${hitColumns(machinery, actor, { ...unranked, first })}
      FROM ${tableOf(register)} r WHERE ${within(one, actor)}
      ORDER BY ${first} DESC, r.id LIMIT ${MOST})`
  })
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}

/** Finds rows by their conditions and not by words, such as those with a document. */
export function hitsByValue(
  { queries, actor }: TenantContext,
  searched: readonly SearchedRegister[],
): Promise<Hit[]> {
  const parts = searched.map(
    (one) => sql`(SELECT ${hitColumns(one.machinery, actor, unranked)}
      FROM ${tableOf(one.machinery.register)} r
      WHERE ${within(one, actor)} ORDER BY r.id LIMIT ${MOST})`,
  )
  return queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}

/**
 * A register with its conditions, and the words of which a row must have one of its own, with their
 * order.
 */
export type WordsOfRegister = WordsAsked & { readonly machinery: Machinery }

/**
 * Limit of entries of one word of a unit that are looked at; entries with exactly that number come
 * first.
 */
const UNITS = 2_000

/**
 * Finds rows that meet the conditions and have a word of their own that begins with one of `words`.
 * The planner goes from the entries of the words to the rows by key, even if it expects something
 * else.
 */
export function hitsByOwnWord(context: TenantContext, searched: WordsOfRegister): Promise<Hit[]> {
  const { actor } = context
  const { machinery, words, order } = searched
  const { register } = machinery
  const entries = words.map(
    (word) => sql`(SELECT row_id FROM search_words WHERE ${entriesOf(register, actor, either, word)}
      ORDER BY word, row_id LIMIT ${word.length < SHORT ? FEW : UNITS})`,
  )
  return planOnce(
    context,
    sql<Hit>`SELECT ${hitColumns(machinery, actor, unranked)}
    FROM (SELECT DISTINCT row_id FROM (${sql.join(entries, sql` UNION ALL `)}) e) w
    CROSS JOIN LATERAL (SELECT r.* FROM ${tableOf(register)} r
      WHERE r.tenant_id = ${actor.tenantId} AND r.id = w.row_id OFFSET 0) r
    WHERE ${within(searched, actor)} ORDER BY ${order} LIMIT ${MOST}`,
  )
}

/** The search of owned rows: words, or a whole document. */
export type OwnedQuery = { words: readonly string[] } | { document: string }

/** Rows found by rows that they own: providers by their technicians. */
export async function hitsByOwned(
  { queries, actor }: TenantContext,
  machineries: readonly Machinery[],
  asked: OwnedQuery,
): Promise<Hit[]> {
  const parts = machineries.flatMap((machinery) => {
    const { register, behaviour } = machinery
    const foundBy = foundByOf(register, behaviour, actor)
    if (foundBy === null) return []
    const owned =
      'words' in asked
        ? foundBy.words(asked.words.map(beginsWord), actor)
        : foundBy.document(asked.document, actor)
    const by = { first: sql`false`, by: sql`f.name` }
    return [
      sql`(SELECT ${hitColumns(machinery, actor, by)}
        FROM ${tableOf(register)} r JOIN (${owned}) f ON f.row_id = r.id
        WHERE ${within({ machinery, conditions: [] }, actor)} ORDER BY f.name, r.id LIMIT ${MOST})`,
    ]
  })
  return parts.length === 0 ? [] : queries.all(sql<Hit>`${sql.join(parts, sql` UNION ALL `)}`)
}
