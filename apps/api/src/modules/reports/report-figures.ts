import { isHiddenFrom } from '@portaria/contract/define-register/define-register'
import {
  formOf,
  type Measure,
  type ReportDefinition,
} from '@portaria/contract/modules/reports/define-report'
import type { Figures } from '@portaria/contract/modules/reports/report-answers'
import type { Period, Step } from '@portaria/contract/modules/reports/report-period'
import {
  type Filters,
  filterParams,
  measuresByMoment,
} from '@portaria/contract/modules/reports/report-rows'
import { sql } from 'kysely'
import type { ReportSource } from '../../parts/report-source.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { byDayOf } from '../../register-endpoints/field-kinds.ts'
import { planList } from '../../register-endpoints/list-query.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { column, row, tableOf } from '../../register-endpoints/record-columns.ts'

/** What a report is read by. */
export type ReportReading = {
  readonly machinery: Machinery
  readonly definition: ReportDefinition
  readonly source: ReportSource
  readonly filters: Filters
  /** The company's clock: a value, since the database plans by what it knows of the moments it stands for. */
  readonly zone: string
}

/** Figures by group: the id of a group is null where rows have none of it. */
export type GroupFigures = Map<string | null, Figures>

/** What is counted of a period. */
export type Counted = {
  readonly totals: Figures
  /** By the first day of each step. */
  readonly series: Map<string, Figures>
  readonly groups: Map<string, GroupFigures>
  /** Rows of the first measure of the chart, by weekday and hour: `24 × weekday + hour`, Monday is 0. */
  readonly hours: Map<number, number>
}

type CountedRow = {
  readonly part: string
  readonly value: string | null
  readonly [measure: `m${number}`]: number | null
}

type Part = { readonly name: string; readonly value: Sql }

/**
 * The condition of the rows of a period by a moment, as the actor sees them and as they are filtered. Throws
 * `not_allowed` for a moment that the actor may not read.
 */
export function rowsOf(
  { machinery: { register, behaviour, scope }, filters, zone }: ReportReading,
  { actor }: TenantContext,
  by: string,
  { from, to }: Period,
): Sql {
  const field = register.fields[by]
  if (!field || isHiddenFrom(register, actor.role, field))
    throw fieldProblem(`filter.${by}`, 'not_allowed')
  const own = column(row, by)
  const byDay = byDayOf(field)
  const clock = sql`${zone}::text`
  const period = byDay
    ? sql`${byDay(own, 'gte', sql`${from}`, clock)} AND ${byDay(own, 'lte', sql`${to}`, clock)}`
    : sql`${own} BETWEEN ${from} AND ${to}`
  const { conditions } = planList(register, behaviour, actor, filterParams(filters))
  return sql.join([scope.live(register, actor, row), ...conditions, period], sql` AND `)
}

/** Whether a row counts for a measure. */
function meets(
  { machinery: { register, behaviour } }: ReportReading,
  { actor }: TenantContext,
  { where = {} }: Measure,
): Sql {
  const { conditions } = planList(register, behaviour, actor, filterParams(where))
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

const figureOf = (measure: Measure, nth: number): Sql => {
  const [meets, minutes] = [sql.ref(`c${nth}`), sql.ref(`t${nth}`)]
  return formOf(measure) === 'count'
    ? sql`count(*) FILTER (WHERE ${meets})::int`
    : sql`round(avg(${minutes}) FILTER (WHERE ${meets}) / 60000000)::int`
}

/** Microseconds between two moments: whole numbers are summed exactly, and much quicker than intervals or decimals. */
const between = ([from, to]: readonly [string, string]): Sql =>
  sql`(date_part('epoch', ${column(row, to)} - ${column(row, from)}) * 1000000)::bigint`

/** The local time of a moment of a row; of a day its beginning. */
function localTime({ machinery: { register }, zone }: ReportReading, by: string): Sql {
  const own = column(row, by)
  const field = register.fields[by]
  return field && byDayOf(field) ? sql`(${own} AT TIME ZONE ${zone}::text)` : sql`${own}::timestamp`
}

/**
 * Counts the rows of a period: one look through them for all measures of a moment and all groups that are
 * asked for, and one more for each grouping of which a row may be in several.
 */
export async function countPeriod(
  reading: ReportReading,
  context: TenantContext,
  period: Period,
  { step, groupings }: { readonly step: Step | null; readonly groupings: readonly string[] },
): Promise<Counted> {
  const found: Counted = { totals: {}, series: new Map(), groups: new Map(), hours: new Map() }
  for (const name of groupings) found.groups.set(name, new Map())
  for (const [by, measures] of measuresByMoment(reading.definition)) {
    const isCharted = measures.some(([name]) => name === reading.definition.chart[0])
    const parts = partsOf(reading, { step, groupings, hours: isCharted })
    const rows = await countRows(reading, context, period, by, measures, parts, groupings)
    for (const counted of rows) note(found, reading.definition, counted, measures)
  }
  return found
}

/** What rows are grouped by in one look: steps, hours, and groups of which each row has one. */
function partsOf(
  reading: ReportReading,
  { step, groupings, hours }: { step: Step | null; groupings: readonly string[]; hours: boolean },
): Part[] {
  const local = sql.ref('local_time')
  const { definition, source } = reading
  const own = groupings.filter(
    (name) => source.several?.[name] === undefined && source.details?.[name] === undefined,
  )
  return [
    ...(step === null ? [] : [{ name: 'step', value: sql`date_trunc(${step}, ${local})::date` }]),
    ...(step !== null && hours && definition.hours
      ? [
          {
            name: 'hour',
            value: sql`((date_part('isodow', ${local})::int - 1) * 24
              + date_part('hour', ${local})::int)`,
          },
        ]
      : []),
    ...own.map((name) => ({ name: `group ${name}`, value: sql.ref(`g ${name}`) })),
  ]
}

async function countRows(
  reading: ReportReading,
  context: TenantContext,
  period: Period,
  by: string,
  measures: readonly [string, Measure][],
  parts: readonly Part[],
  groupings: readonly string[],
): Promise<CountedRow[]> {
  const { queries, actor } = context
  const { machinery, source, definition } = reading
  const columns = measures.flatMap(([, measure], nth) => [
    sql`(${meets(reading, context, measure)}) AS ${sql.ref(`c${nth}`)}`,
    ...(measure.minutes ? [sql`${between(measure.minutes)} AS ${sql.ref(`t${nth}`)}`] : []),
  ])
  const groups = groupings
    .filter((name) => source.details?.[name] === undefined)
    .filter((name) => source.several?.[name] === undefined)
    .map((name) => {
      const own = source.groups?.[name] ?? column(row, definition.groupings[name]?.filter ?? '')
      return sql`${own} AS ${sql.ref(`g ${name}`)}`
    })
  const values = parts.map(({ value }, nth) => sql`, ${value} AS ${sql.ref(`p${nth}`)}`)
  const figures = sql.join(
    measures.map(([, measure], nth) => sql`${figureOf(measure, nth)} AS ${sql.ref(`m${nth}`)}`),
  )
  const names = parts.map((_part, nth) => sql.ref(`p${nth}`))
  const local = sql`${localTime(reading, by)} AS local_time`
  // Where a moment counts one thing, rows that are something else are not read at all.
  const [only, ...others] = measures
  const counted =
    only && others.length === 0 ? sql` AND ${meets(reading, context, only[1])}` : sql``
  // Kept apart by OFFSET 0: else each of them is worked out anew for every figure of every grouping.
  const seen = sql`
    SELECT rows.* ${sql.join(values, sql``)} FROM (
      SELECT r.id, ${sql.join([local, ...columns, ...groups])}
      FROM ${tableOf(machinery.register)} r ${source.joins?.(actor) ?? sql``}
      WHERE ${rowsOf(reading, context, by, period)}${counted} OFFSET 0
    ) rows OFFSET 0`
  const whole = sql`
    SELECT ${whichPart(parts)} AS part, ${names.length === 0 ? sql`NULL` : sql`coalesce(${sql.join(names.map((name) => sql`${name}::text`))})`} AS value, ${figures}
    FROM (${seen}) seen
    GROUP BY GROUPING SETS (()${names.map((name) => sql`, (${name})`).reduce((all, one) => sql`${all}${one}`, sql``)})`
  const several = Object.entries(source.several ?? {}).filter(([name]) => groupings.includes(name))
  const all = await Promise.all([
    queries.all(sql<CountedRow>`${whole}`),
    ...several.map(([name, pairs]) =>
      queries.all(sql<CountedRow>`
        SELECT ${`group ${name}`}::text AS part, pair.value::text AS value, ${figures}
        FROM (${seen}) seen LEFT JOIN (${pairs(actor)}) pair ON pair.row_id = seen.id
        GROUP BY pair.value`),
    ),
  ])
  return all.flat()
}

/** The name of the part that a counted row is of. */
function whichPart(parts: readonly Part[]): Sql {
  const cases = parts.map(
    ({ name }, nth) => sql` WHEN grouping(${sql.ref(`p${nth}`)}) = 0 THEN ${name}::text`,
  )
  return cases.length === 0
    ? sql`'total'`
    : sql`CASE${cases.reduce((all, one) => sql`${all}${one}`)} ELSE 'total' END`
}

function note(
  found: Counted,
  { chart }: ReportDefinition,
  counted: CountedRow,
  measures: readonly [string, Measure][],
): void {
  const { part, value } = counted
  const figures = Object.fromEntries(
    measures.map(([name], nth) => [name, counted[`m${nth}`] ?? null]),
  )
  if (part === 'total') Object.assign(found.totals, figures)
  else if (part === 'hour') {
    const number = figures[chart[0] ?? '']
    if (value !== null && number) found.hours.set(Number(value), number)
  } else if (part === 'step') {
    if (value !== null) found.series.set(value, { ...found.series.get(value), ...figures })
  } else {
    const groups = found.groups.get(part.slice('group '.length))
    groups?.set(value, { ...groups.get(value), ...figures })
  }
}
