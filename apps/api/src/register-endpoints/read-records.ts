import type { Actor, TenantActor } from '@portaria/contract/actor'
import { COUNT_LIMIT } from '@portaria/contract/constants'
import { correctsOwnTyping } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/permissions'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { problem } from '../platform/problem.ts'
import { type AskedFields, askedFields, isAsked, mayHaveCreator } from './asked-fields.ts'
import { askedLookUp, lookUp } from './aspects/hidden-values/look-ups.ts'
import { correctable } from './aspects/hidden-values/own-typing.ts'
import { afterCursor, cursorOf } from './list-cursor.ts'
import type { ListQuery } from './list-filters.ts'
import { type ListPlan, orderBy, planList, rowsWithin } from './list-query.ts'
import type { Machinery } from './machinery.ts'
import { recordColumns, row, tableOf } from './record-columns.ts'
import { readsSensitive, recordReader } from './record-reader.ts'
import { addCreators, addReferences, type OpenRow } from './reference-reader.ts'
import { addValues, type ReadAs, valueColumns } from './row-values.ts'
import { type UntypedRow } from './untyped-row.ts'

export type Page = {
  data: Record<string, unknown>[]
  meta: {
    total: number
    total_is: 'exact' | 'at_least'
    page: number
    per_page: number
    next: string | null
  }
}

/**
 * Up to so many ids are collected by the count, and their page read by them: a second look through 50,000
 * rows takes longer. More would be a large answer for one page.
 */
const FEW = 4_000

type Count = {
  total: number
  total_is: 'exact' | 'at_least'
  /** Ids of the rows counted; null where they are many, or were not collected. */
  few: readonly string[] | null
}

/** The source of lists and reads: the register's table, and its pending rows. */
const sourceOf = ({ register, behaviour }: Pick<Machinery, 'register' | 'behaviour'>): Sql =>
  behaviour.pending ? sql`${behaviour.pending.source}` : tableOf(register)

/** How rows of `sourceOf` are read: pending ones lack the columns that expressions of rows need. */
const readAs = ({ behaviour }: Pick<Machinery, 'behaviour'>, alone: boolean): Required<ReadAs> => ({
  alone,
  withValues: behaviour.pending === undefined,
})

/** The columns of `sourceOf` and the values that are read with them. */
function columnsAndValues(
  machinery: Machinery,
  actor: TenantActor,
  asked: AskedFields,
  read: ReadAs,
): Sql {
  const columns = recordColumns(machinery.register, asked)
  if (!read.withValues) return columns
  return sql`${columns}${valueColumns(machinery, actor, asked, read)}`
}

/** One page of a register as the actor sees it, with the total. */
export async function listRecords(
  machinery: Machinery,
  actor: Actor,
  query: ListQuery,
): Promise<Page> {
  const { database, register } = machinery
  const asked = askedLookUp(register, actor, query)
  if (!asked)
    return database.readInTenant(actor, (context) => readPage(machinery, context, query, null))
  return database.inTenant(actor, async (context) => {
    const page = (rest: ListQuery, found: readonly string[] | null) =>
      readPage(machinery, context, rest, found)
    if (!asked.isCertain) {
      const byWords = await page(query, null)
      if (byWords.meta.total > 0) return byWords
    }
    return page(asked.rest, await lookUp(machinery, context, asked))
  })
}

async function readPage(
  machinery: Machinery,
  context: TenantContext,
  query: ListQuery,
  found: readonly string[] | null,
): Promise<Page> {
  const { queries, actor } = context
  const { register, behaviour, scope } = machinery
  const plan = planList(register, behaviour, actor, query, found)
  const asked = askedFields(register, behaviour, query['fields'])
  const within = rowsWithin(scope, register, actor, plan)
  const where = sql.join([within, ...plan.conditions], sql` AND `)
  const after = typeof query['after'] === 'string' ? afterCursor(machinery, query['after']) : null
  const read = readAs(machinery, false)
  const readRows = (condition: Sql) =>
    queries.all(sql<OpenRow>`
      SELECT ${columnsAndValues(machinery, actor, asked, read)} FROM ${sourceOf(machinery)} r
      WHERE ${condition} ${after === null ? sql`` : sql`AND ${after}`}
      ORDER BY ${after === null ? plan.order : orderBy(register, actor)}
      LIMIT ${sql.lit(plan.perPage)} ${after === null && plan.page > 1 ? sql`OFFSET ${(plan.page - 1) * plan.perPage}` : sql``}`)
  const counting = countRecords(machinery, context, plan, where)
  const [{ few: _few, ...total }, rows] = plan.isPlain
    ? await Promise.all([counting, readRows(where)])
    : await readFound(counting, (ids) =>
        readRows(ids === null ? where : sql`${within} AND r.id = ANY(${ids}::uuid[])`),
      )
  noteSensitiveRead(machinery, actor, null, asked)
  const next = rows.length === plan.perPage ? cursorOf(machinery, rows.at(-1)) : null
  return {
    data: await readRecords(machinery, context, rows, asked, read),
    meta: { ...total, page: plan.page, per_page: plan.perPage, next },
  }
}

/**
 * Counts first where something narrows the list, and reads the page from the few ids found: a
 * search scans a whole tenant, and should do so once.
 */
async function readFound(
  counting: Promise<Count>,
  readPage: (few: readonly string[] | null) => Promise<OpenRow[]>,
): Promise<[Count, OpenRow[]]> {
  const count = await counting
  return [count, count.total === 0 ? [] : await readPage(count.few)]
}

/**
 * Exact and cheap where nothing narrows the list, exact up to a limit where something does: counting
 * costs more than the page (platform §10).
 */
async function countRecords(
  { register, behaviour, scope }: Machinery,
  { queries, actor }: TenantContext,
  plan: ListPlan,
  where: Sql,
): Promise<Count> {
  const isStored = register.scope === 'tenant' && scope.isWhole(register, actor)
  if (plan.isPlain && !plan.deleted && isStored) {
    const { total } = await queries.one(sql<{ total: number }>`
      SELECT coalesce(sum(delta), 0)::int AS total FROM register_count_deltas
      WHERE tenant_id = ${actor.tenantId} AND register = ${register.table}`)
    return { total, total_is: 'exact', few: null }
  }
  const { total, few } = await queries.one(sql<Pick<Count, 'total' | 'few'>>`
    SELECT count(*)::int AS total, CASE WHEN count(*) <= ${FEW} THEN array_agg(id) END AS few
    FROM (
      SELECT r.id FROM ${sourceOf({ register, behaviour })} r WHERE ${where} LIMIT ${COUNT_LIMIT + 1}
    ) counted`)
  return total > COUNT_LIMIT
    ? { total: COUNT_LIMIT, total_is: 'at_least', few: null }
    : { total, total_is: 'exact', few }
}

/**
 * How many live rows the actor sees of those that the parameters match; at most the count's limit.
 */
export async function countSeen(
  machinery: Machinery,
  context: TenantContext,
  query: ListQuery,
): Promise<number> {
  const { actor } = context
  const { register, behaviour, scope } = machinery
  const plan = planList(register, behaviour, actor, query)
  const where = sql.join([scope.live(register, actor, row), ...plan.conditions], sql` AND `)
  return (await countRecords(machinery, context, plan, where)).total
}

type FindOptions = { removed?: boolean; asked?: AskedFields; source?: Sql; columns?: Sql }

/**
 * One stored row that the actor may see, with its owned rows, a removed one too if asked for; throws
 * `not_found` (platform §3). `source` has the register's rows and others, `columns` what is read in place
 * of those asked for.
 */
export async function findRow(
  { register, scope }: Pick<Machinery, 'register' | 'scope'>,
  { queries, actor }: TenantContext,
  id: string,
  { removed = false, asked = null, source = tableOf(register), columns }: FindOptions = {},
): Promise<OpenRow> {
  const within = removed ? scope.any(register, actor, row) : scope.live(register, actor, row)
  const found = await queries.first(sql<OpenRow>`
    SELECT ${columns ?? recordColumns(register, asked)} FROM ${source} r
    WHERE r.id = ${id} AND ${within}`)
  if (!found) throw problem('not_found')
  return found
}

/** The same of a register's rows and its pending ones; throws `not_found`. */
export function findWithPending(
  machinery: Machinery,
  context: TenantContext,
  id: string,
  asked: AskedFields = null,
): Promise<OpenRow> {
  return findRow(machinery, context, id, { asked, source: sourceOf(machinery) })
}

/** One record as its reader sees it; `fields` narrows what is read. */
export async function readOne(
  machinery: Machinery,
  actor: Actor,
  id: string,
  fields?: string,
): Promise<Record<string, unknown>> {
  const asked = askedFields(machinery.register, machinery.behaviour, fields)
  const read = readAs(machinery, true)
  return machinery.database.readInTenant(actor, async (context) => {
    const columns = columnsAndValues(machinery, context.actor, asked, read)
    const source = sourceOf(machinery)
    const stored = await findRow(machinery, context, id, { asked, source, columns })
    noteSensitiveRead(machinery, context.actor, id, asked)
    return seenWhole(machinery, context, stored, asked, read)
  })
}

/**
 * One record as the actor sees it: with the hidden fields that they may replace, where their role
 * may correct what it typed, and with whether they may change it, where they may not change all
 * rows.
 */
export async function seenWhole(
  machinery: Machinery,
  context: TenantContext,
  stored: UntypedRow,
  asked: AskedFields = null,
  read: ReadAs = { alone: true },
): Promise<Record<string, unknown>> {
  const { register, scope } = machinery
  const { queries, actor } = context
  const creator = asked === null && mayHaveCreator(register) ? [{ ...stored }] : []
  const [record] = await Promise.all([
    readRecord(machinery, context, stored, asked, read),
    addCreators(context, register, creator),
  ])
  for (const one of creator) record['creator'] = one['creator']
  const isNarrowed = actor.role !== 'system' && rightsIn(register, actor.role).writes !== null
  if (isNarrowed && isAsked(asked, 'changeable')) {
    const own = await queries.first(sql`
      SELECT 1 FROM ${tableOf(register)} r
      WHERE r.id = ${stored.id} AND ${scope.own(register, actor, row)}`)
    record['changeable'] = own !== undefined
  }
  if (!correctsOwnTyping(register, actor.role) || !isAsked(asked, 'correctable')) return record
  const system: TenantContext = { queries, actor: { ...actor, role: 'system' } }
  const whole = asked === null ? stored : await findRow(machinery, system, stored.id)
  return { ...record, correctable: await correctable(register, context, whole) }
}

/** A stored row as the actor sees it. */
export async function readRecord(
  machinery: Machinery,
  context: TenantContext,
  stored: UntypedRow,
  asked: AskedFields = null,
  read: ReadAs = { alone: true },
): Promise<Record<string, unknown>> {
  const [record = {}] = await readRecords(machinery, context, [{ ...stored }], asked, read)
  return record
}

/** Rows that were just read as the actor sees them, with what stands in other tables. */
export async function readRecords(
  machinery: Machinery,
  context: TenantContext,
  rows: readonly OpenRow[],
  asked: AskedFields,
  read: ReadAs = {},
): Promise<Record<string, unknown>[]> {
  const { register, files } = machinery
  await Promise.all([
    addReferences(context, register, rows, asked),
    addValues(machinery, context, rows, asked, read),
    ...(asked?.has('creator') ? [addCreators(context, register, rows)] : []),
  ])
  return rows.map(recordReader(register, context.actor, files, asked))
}

/** One audit entry for a request that showed sensitive data, however many rows it showed. */
export function noteSensitiveRead(
  machinery: Machinery,
  actor: TenantActor,
  rowId: string | null,
  asked: AskedFields = null,
): void {
  if (!readsSensitive(machinery.register, actor, asked)) return
  machinery.readAudit.note(actor, { register: machinery.register.name, rowId, operation: 'read' })
}
