import { formOf, type Measure } from '@portaria/contract/modules/reports/define-report'
import type { Period, Step } from '@portaria/contract/modules/reports/report-period'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { type ReportReading, rowsOf } from './report-reading.ts'

/** The figures of one part of a period: of all its rows, of a step, an hour, or a group. */
export type CountedRow = {
  /** `total`, `step`, `hour`, or `group` followed by the name of the grouping. */
  readonly part: string
  /** The step, hour or group; null for all, and for rows without a group. */
  readonly value: string | null
  /** Figures by the names of the measures; null where no row counts for an average. */
  readonly figures: Readonly<Record<string, number | null>>
}

/** One look through the rows of a period, by one of their moments. */
export type Look = {
  readonly period: Period
  /** The field with the moment at which a row counts. */
  readonly by: string
  readonly measures: readonly [string, Measure][]
  /** Groups that are counted besides the total. */
  readonly groupings: readonly string[]
  readonly step: Step
  /** Whether hours of the week are counted. */
  readonly hours: boolean
  /** Days by which rows are moved to the steps of a later period, with which theirs is compared. */
  readonly shift: number
  /** The moment up to which what happened is counted; null for all. */
  readonly until: Date | null
}

/** A part by which rows are grouped: its name, and its value from a row that was read. */
type Part = { readonly name: string; readonly value: Sql }

// The columns of a row that was read, and of a row of figures.
const LOCAL_TIME = sql.ref('local_time')
const meetsColumn = (measure: string) => sql.ref(`meets ${measure}`)
const minutesColumn = (measure: string) => sql.ref(`minutes ${measure}`)
const groupColumn = (grouping: string) => sql.ref(`group ${grouping}`)
const partColumn = ({ name }: Part) => sql.ref(`part ${name}`)

/**
 * Reads the figures of a look: one statement for the total and for all parts of which a row has
 * exactly one, and one more statement for each grouping in which a row may be in several groups.
 */
export async function countRows(
  reading: ReportReading,
  context: TenantContext,
  look: Look,
): Promise<CountedRow[]> {
  const { queries, actor } = context
  const { several = {} } = reading.source
  const parts = partsOf(reading, look)
  const rows = readRows(reading, context, look, parts)
  const answers = await Promise.all([
    queries.all(sql<CountedRow>`
      SELECT ${partName(parts)} AS part, ${partValue(parts)} AS value, ${figuresOf(look)} AS figures
      FROM ${rows} counted
      GROUP BY GROUPING SETS (${sql.join([sql`()`, ...parts.map((part) => sql`(${partColumn(part)})`)])})`),
    ...Object.entries(several)
      .filter(([name]) => look.groupings.includes(name))
      .map(([name, pairs]) =>
        queries.all(sql<CountedRow>`
          SELECT ${`group ${name}`}::text AS part, pair.value::text AS value,
            ${figuresOf(look)} AS figures
          FROM ${rows} counted LEFT JOIN (${pairs(actor)}) pair ON pair.row_id = counted.id
          GROUP BY pair.value`),
      ),
  ])
  return answers.flat()
}

/**
 * Returns the groupings of which each row has exactly one value, in the row itself or in a joined
 * one.
 */
const ownGroupings = ({ source }: ReportReading, { groupings }: Look) =>
  groupings.filter(
    (name) => source.several?.[name] === undefined && source.details?.[name] === undefined,
  )

function partsOf(reading: ReportReading, look: Look): Part[] {
  const { step } = look
  const groups = ownGroupings(reading, look).map(
    (name): Part => ({ name: `group ${name}`, value: groupColumn(name) }),
  )
  const day: Part = { name: 'step', value: sql`date_trunc(${step}, ${LOCAL_TIME})::date` }
  const hour: Part = {
    name: 'hour',
    value: sql`((date_part('isodow', ${LOCAL_TIME})::int - 1) * 24
      + date_part('hour', ${LOCAL_TIME})::int)`,
  }
  return [day, ...(look.hours ? [hour] : []), ...groups]
}

/**
 * Keeps a subquery apart from the statement around it: if the planner merged them, the subquery's
 * expressions would be computed again for every figure of every part.
 */
const apart = (query: Sql): Sql => sql`(${query} OFFSET 0)`

/** Selects the rows of a look, with the values that are counted and the value of each part. */
function readRows(
  reading: ReportReading,
  context: TenantContext,
  look: Look,
  parts: readonly Part[],
): Sql {
  const { by, period, measures, until } = look
  const { source, definition } = reading
  const counted = measures.flatMap(([name, measure]) => [
    sql`(${meets(reading, context, measure, look)}) AS ${meetsColumn(name)}`,
    ...(measure.minutes
      ? [sql`${between(reading, measure.minutes)} AS ${minutesColumn(name)}`]
      : []),
  ])
  const groups = ownGroupings(reading, look).map((name) => {
    const own =
      source.groups?.[name] ?? reading.rows.column(definition.groupings[name]?.filter ?? '')
    return sql`${own} AS ${groupColumn(name)}`
  })
  // If only one measure counts by this moment, rows that it does not count are not read at all.
  const [only, ...others] = measures
  const narrowed = only && others.length === 0 ? [meets(reading, context, only[1], look)] : []
  const ended =
    until !== null && reading.rows.isMoment(by)
      ? [sql`${reading.rows.column(by)} <= ${until}::timestamptz`]
      : []
  const where = sql.join([rowsOf(reading, context, by, period), ...ended, ...narrowed], sql` AND `)
  const moved = sql`${localTime(reading, by)} + make_interval(days => ${look.shift}::int)`
  const local = sql`${moved} AS ${LOCAL_TIME}`
  const read = apart(sql`
    SELECT r.id, ${sql.join([local, ...counted, ...groups])}
    FROM ${reading.rows.table} r ${source.joins?.(context.actor) ?? sql``}
    WHERE ${where}`)
  const values = parts.map((part) => sql`, ${part.value} AS ${partColumn(part)}`)
  return apart(sql`SELECT rows.* ${sql.join(values, sql``)} FROM ${read} rows`)
}

/** Whether a row counts for a measure. */
function meets(
  { rows }: ReportReading,
  context: TenantContext,
  { at, where = {} }: Measure,
  { until }: Look,
): Sql {
  const matched = rows.match(context, where)
  if (until === null || at === undefined) return matched
  // A row without that moment counts as far as its day does.
  return sql`${matched} AND (${rows.column(at)} > ${until}::timestamptz) IS NOT TRUE`
}

/** The figures of all measures as one object, by their names. */
function figuresOf({ measures }: Look): Sql {
  const pairs = measures.map(([name, measure]) => sql`${name}::text, ${figureOf(name, measure)}`)
  return sql`json_build_object(${sql.join(pairs)})`
}

const figureOf = (name: string, measure: Measure): Sql =>
  formOf(measure) === 'count'
    ? sql`count(*) FILTER (WHERE ${meetsColumn(name)})::int`
    : sql`round(avg(${minutesColumn(name)}) FILTER (WHERE ${meetsColumn(name)}) / 60000000)::int`

/** Microseconds between two moments: whole numbers are summed exactly, and much quicker than intervals or decimals. */
const between = ({ rows }: ReportReading, [from, to]: readonly [string, string]): Sql =>
  sql`(date_part('epoch', ${rows.column(to)} - ${rows.column(from)}) * 1000000)::bigint`

/** Returns the local time at which a row counts; for a day, the beginning of the day. */
function localTime({ rows, zone }: ReportReading, by: string): Sql {
  const own = rows.column(by)
  return rows.isMoment(by) ? sql`(${own} AT TIME ZONE ${zone}::text)` : sql`${own}::timestamp`
}

/** Returns the name of the part to which a row of figures belongs. */
function partName(parts: readonly Part[]): Sql {
  const cases = parts.map(
    (part) => sql`WHEN grouping(${partColumn(part)}) = 0 THEN ${part.name}::text`,
  )
  return sql`CASE ${sql.join(cases, sql` `)} ELSE 'total' END`
}

function partValue(parts: readonly Part[]): Sql {
  return sql`coalesce(${sql.join(parts.map((part) => sql`${partColumn(part)}::text`))})`
}
