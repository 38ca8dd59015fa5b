import type { Actor } from '@portaria/contract/actors/actor'
import { COUNT_LIMIT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { askedLookUp, lookUp } from './aspects/hidden-values/look-ups.ts'
import { askedFields } from './fields-parameter.ts'
import { afterCursor, cursorOf } from './list-cursor.ts'
import type { ListQuery } from './list-filters.ts'
import { type ListPlan, orderBy, planList, rowsWithin } from './list-query.ts'
import type { Machinery } from './machinery.ts'
import {
  columnsAndValues,
  noteSensitiveRead,
  readAs,
  readRecords,
  sourceOf,
} from './read-records.ts'
import { row } from './record-columns.ts'
import type { OpenRow } from './reference-reader.ts'

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
 * Limit of ids that the count collects so that the page is read by them: searching through 50,000
 * rows a second time takes longer. More ids would be too much data for one page.
 */
const FEW = 4_000

type Count = {
  total: number
  total_is: 'exact' | 'at_least'
  /** The ids of the counted rows; null if there are too many, or if they were not collected. */
  few: readonly string[] | null
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
 * Counts the rows of a list. If nothing narrows the list, the count is exact and cheap; otherwise
 * it is exact up to a limit, since counting costs more than the page (platform §10).
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

/** Counts the live rows that the actor sees and the parameters match, up to the count's limit. */
export async function countSeen(
  machinery: Machinery,
  context: TenantContext,
  query: ListQuery,
): Promise<number> {
  const plan = planList(machinery.register, machinery.behaviour, context.actor, query)
  return (await countRecords(machinery, context, plan, whereOf(machinery, context, plan))).total
}

/** Returns the condition of the live rows `r` that the actor sees and the parameters match. */
export function conditionOf(machinery: Machinery, context: TenantContext, query: ListQuery): Sql {
  const plan = planList(machinery.register, machinery.behaviour, context.actor, query)
  return whereOf(machinery, context, plan)
}

const whereOf = ({ register, scope }: Machinery, { actor }: TenantContext, plan: ListPlan): Sql =>
  sql.join([scope.live(register, actor, row), ...plan.conditions], sql` AND `)
