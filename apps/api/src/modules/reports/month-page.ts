import {
  type MonthFigureName,
  type MonthPage,
  monthFigureForms,
  monthFigureNames,
  type ToldFigure,
} from '@portaria/contract/modules/reports/month-page'
import { endOfMonth, monthBefore } from '@portaria/contract/modules/reports/report-period'
import { sql } from 'kysely'
import type {
  MonthCount,
  MonthCounter,
  MonthCounters,
  MonthSpan,
} from '../../parts/month-figures.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { companyName } from '../companies/public/companies.ts'
import { todayOf } from '../companies/public/company-day.ts'
import { toldCount, toldDays, toldShare } from './told-figures.ts'

type Counted = { readonly [Name in keyof MonthCounters]: MonthCount | null }

type Company = { name: string; today: string; now: Date }

const readCompany = ({ queries, actor }: TenantContext): Promise<Company> =>
  queries.one(sql<Company>`
    SELECT ${companyName} AS name, to_char(${todayOf(actor)}, 'YYYY-MM-DD') AS today, now()
    FROM tenants t WHERE t.id = ${actor.tenantId}`)

/**
 * Reads the page about the month of a day, without the numbers that residents must not read
 * (reports §4 and §5). Throws `month_not_over` for a month that is not over in the company's days:
 * two pages of a running month would differ by a small number.
 */
export async function readMonthPage(
  context: TenantContext,
  counters: MonthCounters,
  day: string,
): Promise<MonthPage> {
  const { name, today, now } = await readCompany(context)
  const from = `${day.slice(0, 7)}-01`
  const to = endOfMonth(from)
  if (to >= today) throw fieldProblem('day', 'month_not_over')
  const before = monthBefore(from)
  const [counted, former] = await countMonths(context, counters, [
    { first: from, last: to },
    { first: before, last: endOfMonth(before) },
  ])
  const figures = monthFigureNames
    .map((figure) => ({
      name: figure,
      now: toldOf(figure, counted),
      before: toldOf(figure, former),
    }))
    .filter((figure) => figure.now.value !== null || figure.before.value !== null)
  return { from, to, before, company: name, figures, read_at: now.toISOString() }
}

/** Returns a figure of a month as residents may read it. */
function toldOf(name: MonthFigureName, counted: Counted | undefined): ToldFigure {
  const row = counted?.[name === 'answer_days' ? 'requests' : name]
  const { count, whole, days } = row ?? { count: 0, whole: null, days: null }
  const form = monthFigureForms[name]
  if (form === 'share') return toldShare(count, whole ?? 0)
  return form === 'days' ? toldDays(days, count) : toldCount(count)
}

type Days = { readonly first: string; readonly last: string }

/** Counts months in one statement; returns the counts in the order of the months. */
async function countMonths(
  { queries, actor }: TenantContext,
  counters: MonthCounters,
  months: readonly Days[],
): Promise<Counted[]> {
  const span: MonthSpan = {
    first: sql`m.first`,
    last: sql`m.last`,
    starts: sql`(m.first::timestamp AT TIME ZONE t.time_zone)`,
    ends: sql`((m.last + 1)::timestamp AT TIME ZONE t.time_zone)`,
  }
  const columns = Object.entries<MonthCounter>(counters).map(
    ([name, counter]) =>
      sql`(SELECT to_jsonb(counted) FROM (${counter(actor, span)}) AS counted) AS ${sql.ref(name)}`,
  )
  const rows = months.map(
    ({ first, last }, nth) => sql`(${nth}::int, ${first}::date, ${last}::date)`,
  )
  return queries.all(sql<Counted>`
    SELECT ${sql.join(columns)}
    FROM (VALUES ${sql.join(rows)}) AS m (nth, first, last)
    JOIN tenants t ON t.id = ${actor.tenantId}
    ORDER BY m.nth`)
}
