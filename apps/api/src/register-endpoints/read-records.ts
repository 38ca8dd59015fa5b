import type { Actor, TenantActor } from '@portaria/contract/actor'
import { COUNT_LIMIT } from '@portaria/contract/constants'
import { correctsOwnTyping } from '@portaria/contract/define-register/define-register'
import { readableName } from '@portaria/contract/define-register/field'
import { rightsIn } from '@portaria/contract/permissions'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../platform/problem.ts'
import { askedLookUp, lookUp } from './hidden-values/look-ups.ts'
import { correctable } from './hidden-values/own-typing.ts'
import { fitsField, type ListPlan, type ListQuery, planList, rowsWithin } from './list-query.ts'
import type { Machinery } from './machinery.ts'
import { column, recordColumns, row, tableOf } from './record-columns.ts'
import { readRecord, readsSensitive } from './record-reader.ts'
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

/** Up to so many ids are collected by the count, and their page read by them. */
const FEW = 1_000

type Count = {
  total: number
  total_is: 'exact' | 'at_least'
  /** Ids of the rows counted; null where they are many, or were not collected. */
  few: readonly string[] | null
}

/** The source of lists and reads: the register's table, and its pending rows. */
const sourceOf = ({ register, behaviour }: Pick<Machinery, 'register' | 'behaviour'>): Sql =>
  behaviour.pending ? sql`${behaviour.pending.source}` : tableOf(register)

/** One page of a register as the actor sees it, with the total. */
export async function listRecords(
  machinery: Machinery,
  actor: Actor,
  query: ListQuery,
): Promise<Page> {
  return machinery.database.inTenant(actor, async (context) => {
    const { actor } = context
    const asked = askedLookUp(machinery.register, actor, query)
    const page = (rest: ListQuery, found: readonly string[] | null) =>
      readPage(machinery, context, rest, found)
    if (!asked) return page(query, null)
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
  const within = rowsWithin(scope, register, actor, plan)
  const where = sql.join([within, ...plan.conditions], sql` AND `)
  const after = typeof query['after'] === 'string' ? afterCursor(machinery, query['after']) : null
  const readRows = (condition: Sql) =>
    queries.all(sql<UntypedRow>`
      SELECT ${recordColumns(register)} ${relatedColumns(machinery, actor)} FROM ${sourceOf(machinery)} r
      WHERE ${condition} ${after === null ? sql`` : sql`AND ${after}`}
      ORDER BY ${after === null ? plan.order : defaultOrder(machinery)}
      LIMIT ${plan.perPage} OFFSET ${after === null ? (plan.page - 1) * plan.perPage : 0}`)
  const counting = countRecords(machinery, context, plan, where)
  const [{ few: _few, ...total }, rows] = plan.isPlain
    ? await Promise.all([counting, readRows(where)])
    : await readFound(counting, (ids) =>
        readRows(ids === null ? where : sql`${within} AND r.id = ANY(${ids}::uuid[])`),
      )
  noteSensitiveRead(machinery, actor, null)
  const last = rows.at(-1)
  return {
    data: rows.map((stored) => readRecord(register, actor, machinery.files, stored)),
    meta: {
      ...total,
      page: plan.page,
      per_page: plan.perPage,
      next: last && rows.length === plan.perPage ? cursorOf(machinery, last) : null,
    },
  }
}

/**
 * Counts first where something narrows the list, and reads the page from the few ids found: a
 * search scans a whole tenant, and should do so once.
 */
async function readFound(
  counting: Promise<Count>,
  readPage: (few: readonly string[] | null) => Promise<UntypedRow[]>,
): Promise<[Count, UntypedRow[]]> {
  const count = await counting
  return [count, count.total === 0 ? [] : await readPage(count.few)]
}

/** The rows of other registers that lists show: the units that a resident lives in. */
function relatedColumns({ behaviour }: Machinery, actor: TenantActor): Sql {
  const shown = Object.entries(behaviour.related ?? {}).flatMap(([name, { read }]) =>
    read ? [sql`, ${read(row, actor)} AS ${sql.ref(readableName(name))}`] : [],
  )
  return sql.join(shown, sql``)
}

/**
 * Exact and cheap where nothing narrows the list, exact up to a limit where something does: counting
 * costs more than the page (architecture.md, Lists that stay quick).
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

const defaultOrder = ({ register }: Machinery): Sql =>
  sql`${column(row, register.list.sort)} ASC, r.id ASC`

function cursorOf({ register }: Machinery, last: UntypedRow): string {
  return Buffer.from(JSON.stringify([last[register.list.sort], last.id])).toString('base64url')
}

/** Rows after the last one seen, in the register's own order: how programs read everything. */
function afterCursor({ register }: Machinery, cursor: string): Sql {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(parts) || parts.length !== 2) throw new Error('not a cursor')
    const [value = '', id = ''] = parts.map(String)
    const field = register.fields[register.list.sort]
    if (!isUuid(id) || !field || !fitsField(field, value)) throw new Error('not a cursor')
    return sql`(${column(row, register.list.sort)}, r.id) > (${value}, ${id}::uuid)`
  } catch {
    throw fieldProblem('after', 'invalid_format')
  }
}

/** One stored row that the actor may see, a removed one only if asked for; throws `not_found`. */
export async function findRow(
  { register, scope }: Pick<Machinery, 'register' | 'scope'>,
  { queries, actor }: TenantContext,
  id: string,
  includeRemoved = false,
): Promise<UntypedRow> {
  const within = includeRemoved ? scope.any(register, actor, row) : scope.live(register, actor, row)
  const found = await queries.first(sql<UntypedRow>`
    SELECT ${recordColumns(register)} FROM ${tableOf(register)} r WHERE r.id = ${id} AND ${within}`)
  if (!found) throw problem('not_found')
  return found
}

/** The same of a register's rows and its pending ones; throws `not_found`. */
export async function findWithPending(
  machinery: Machinery,
  { queries, actor }: TenantContext,
  id: string,
): Promise<UntypedRow> {
  const { register, scope } = machinery
  const found = await queries.first(sql<UntypedRow>`
    SELECT ${recordColumns(register)} ${relatedColumns(machinery, actor)}
    FROM ${sourceOf(machinery)} r WHERE r.id = ${id} AND ${scope.live(register, actor, row)}`)
  if (!found) throw problem('not_found')
  return found
}

/** One record as its reader sees it. */
export async function readOne(
  machinery: Machinery,
  actor: Actor,
  id: string,
): Promise<Record<string, unknown>> {
  return machinery.database.inTenant(actor, async (context) => {
    const { actor } = context
    const stored = machinery.behaviour.pending
      ? await findWithPending(machinery, context, id)
      : await findRow(machinery, context, id)
    noteSensitiveRead(machinery, actor, id)
    return seenWhole(machinery, context, stored)
  })
}

/**
 * One record as the actor sees it: with the hidden fields that they may replace, where their role
 * may correct what it typed, and with whether they may change it, where they may not change all
 * rows.
 */
export async function seenWhole(
  { register, files, scope, behaviour }: Machinery,
  context: TenantContext,
  stored: UntypedRow,
): Promise<Record<string, unknown>> {
  const { queries, actor } = context
  const record = readRecord(register, actor, files, stored)
  Object.assign(record, await behaviour.beside?.(context, stored))
  if (actor.role !== 'system' && rightsIn(register, actor.role).writes !== null) {
    const own = await queries.first(sql`
      SELECT 1 FROM ${tableOf(register)} r
      WHERE r.id = ${stored.id} AND ${scope.own(register, actor, row)}`)
    record['changeable'] = own !== undefined
  }
  if (!correctsOwnTyping(register, actor.role)) return record
  return { ...record, correctable: await correctable(register, context, stored) }
}

/** One audit entry for a request that showed sensitive data, however many rows it showed. */
export function noteSensitiveRead(
  machinery: Machinery,
  actor: TenantActor,
  rowId: string | null,
): void {
  if (!readsSensitive(machinery.register, actor)) return
  machinery.readAudit.note(actor, { register: machinery.register.name, rowId, operation: 'read' })
}
