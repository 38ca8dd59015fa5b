import { registers } from '@portaria/contract/modules/registers'
import type { Grouping } from '@portaria/contract/modules/reports/define-report'
import {
  type Figures,
  GROUPS_SHOWN,
  type GroupRow,
  type Report,
} from '@portaria/contract/modules/reports/report-answers'
import { reportField } from '@portaria/contract/modules/reports/report-field'
import {
  daysApart,
  endOfComparison,
  type Period,
  periodBefore,
  stepBefore,
  stepOf,
  stepStart,
  stepsOf,
} from '@portaria/contract/modules/reports/report-period'
import type { Filters } from '@portaria/contract/modules/reports/report-rows'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { instantOf, localOf } from '@portaria/contract/value-types/zoned-time'
import { sql } from 'kysely'
import type { Gathered } from '../../parts/module.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { companyToday } from '../../platform/sessions/live-membership.ts'
import { type Machineries, machineryOf } from '../../register-endpoints/machinery.ts'
import { readReferences } from '../../register-endpoints/reference-reader.ts'
import { companyName } from '../companies/public/companies.ts'
import { countPeriod, type GroupFigures } from './report-figures.ts'
import { reportChoice } from './report-labels.ts'
import { type ReportReading, rowsOf, rowsOfModule, rowsOfRegister } from './report-reading.ts'
import { viewOf } from './report-view.ts'

/** The registers, and the modules' sources of reports. */
export type ReportTools = {
  readonly machineries: Machineries
  readonly gathered: Pick<Gathered, 'reportSources'>
}

/** The period and the filters of a request for a report. */
export type AskedReport = { readonly period: Period; readonly filters: Filters }

type Company = { name: string; zone: string; today: string; now: Date }

const readCompany = ({ queries, actor }: TenantContext): Promise<Company> =>
  queries.one(sql<Company>`
    SELECT ${companyName} AS name, t.time_zone AS zone,
      to_char(${companyToday}, 'YYYY-MM-DD') AS today, now()
    FROM tenants t WHERE t.id = ${actor.tenantId}`)

/**
 * Makes the planner expect many rows, and plan each statement for its own values: a year needs
 * another plan than a day, and denied entries have an index of their own.
 */
const planForMany = ({ queries }: TenantContext): Promise<unknown> =>
  queries.one(
    sql`SELECT set_config('enable_nestloop', 'off', true), set_config('work_mem', '32MB', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`,
  )

/** The figures of a report as the actor sees them, in one transaction of its own. */
export async function readReport(
  { machineries, gathered }: ReportTools,
  context: TenantContext,
  name: ReportName,
  { period, filters: asked }: AskedReport,
  mostGroups = GROUPS_SHOWN,
): Promise<Report> {
  const whole = reportOf(name)
  const source = gathered.reportSources[name] ?? {}
  const machinery = whole.register === null ? null : machineryOf(machineries, whole.register)
  const rows = machinery ? rowsOfRegister(machinery) : source.rows && rowsOfModule(source.rows)
  if (!rows) throw new Error(`no module brings the rows of the report ${name}`)
  const { definition, counting, filters } = machinery
    ? await viewOf(context, machinery, whole, asked)
    : { definition: whole, counting: context, filters: asked }
  const [, company] = await Promise.all([planForMany(context), readCompany(context)])
  const reading: ReportReading = {
    rows,
    definition,
    source,
    filters,
    zone: company.zone,
  }
  const step = stepOf(period)
  const previous = periodBefore(period, company.today)
  const shift = daysApart(previous, period)
  const end = endOfComparison(period, previous, localOf(company.now, company.zone))
  const until = end && instantOf(end.day, end.minutes, company.zone)
  const compared = { ...previous, to: end?.day ?? previous.to }
  const names = Object.keys(definition.groupings)
  const [counted, before, details] = await Promise.all([
    countPeriod(reading, counting, period, {
      step,
      groupings: names,
      hours: definition.hours,
      shift: 0,
      until: null,
    }),
    countPeriod(reading, counting, compared, { step, groupings: [], hours: false, shift, until }),
    readDetails(reading, counting, period, names),
  ])
  const none = Object.fromEntries(
    Object.entries(definition.measures).map(([measure, { minutes }]) => [
      measure,
      minutes ? null : 0,
    ]),
  )
  // What became of a row is told of a time that is over alone, if its moment is not kept.
  const told = (figures: Figures): Figures =>
    until === null
      ? figures
      : Object.fromEntries(
          Object.entries(figures).map(([measure, figure]) => [
            measure,
            definition.measures[measure]?.becomesLater ? null : figure,
          ]),
        )
  const groups = await Promise.all(
    names.map(async (grouping) => {
      const figures = details.get(grouping) ?? filled(counted.groups.get(grouping), none)
      const by = definition.groupings[grouping]
      if (!by) throw new Error(`the report has no grouping ${grouping}`)
      return [
        grouping,
        await nameGroups(reading, context, grouping, by, figures, mostGroups),
      ] as const
    }),
  )
  return {
    name,
    period,
    previous,
    previous_until: until?.toISOString() ?? null,
    time_zone: company.zone,
    company: company.name,
    step,
    totals: { ...none, ...counted.totals },
    before: told({ ...none, ...before.totals }),
    series: stepsOf(period, step).map((days) => {
      const start = stepStart(days.from, step)
      return {
        ...days,
        values: { ...none, ...counted.series.get(start) },
        before: stepBefore(days, shift, compared) && told({ ...none, ...before.series.get(start) }),
      }
    }),
    groups: Object.fromEntries(groups),
    hours: definition.hours ? weekOf(counted.hours) : null,
    filtered: await nameFilters(context, name, asked),
    read_at: company.now.toISOString(),
  }
}

/**
 * Returns groups with all figures of the report; a figure is 0 if its moment counts no row of the
 * group.
 */
const filled = (groups: GroupFigures | undefined, none: Figures): GroupFigures =>
  new Map([...(groups ?? [])].map(([id, values]) => [id, { ...none, ...values }]))

async function readDetails(
  reading: ReportReading,
  context: TenantContext,
  period: Period,
  names: readonly string[],
): Promise<Map<string, GroupFigures>> {
  const { rows: counted, definition, source } = reading
  const found = new Map<string, GroupFigures>()
  for (const [name, read] of Object.entries(source.details ?? {})) {
    if (!names.includes(name)) continue
    const [first] = Object.values(definition.measures)
    const ids = sql`SELECT r.id FROM ${counted.table} r
      WHERE ${rowsOf(reading, context, first?.by ?? '', period)}`
    const rows = await read(context, ids)
    found.set(name, new Map(rows.map(({ id, values }) => [id, values])))
  }
  return found
}

const byTitle = new Intl.Collator('pt', { numeric: true })

/** The groups that have figures, the greatest first, with the titles of their rows. */
async function nameGroups(
  { definition, source, filters }: ReportReading,
  context: TenantContext,
  name: string,
  { filter, register, columns, measures, isShift }: Grouping,
  figures: GroupFigures,
  most: number,
): Promise<Report['groups'][string]> {
  const names = measures ?? Object.keys(columns ?? definition.measures)
  const [main = ''] = names
  // A row may be in several groups: only groups that the filter asks for are listed.
  const asked = isShift ? undefined : filters[filter]?.split(',')
  const filled = [...figures].filter(
    ([id, values]) => names.some((one) => values[one]) && (asked?.includes(id ?? '') ?? true),
  )
  const titles = register
    ? await readReferences(
        context,
        registers[register],
        filled.map(([id]) => id),
      )
    : null
  const opens = await source.opens?.[name]?.(context)
  const rows = filled.map(
    ([id, values]): GroupRow => ({
      id,
      title: titles?.get(id)?.title ?? (isShift ? id : null),
      opens: id === null ? null : opens ? (opens.get(id) ?? null) : id,
      values,
    }),
  )
  rows.sort(
    (one, other) =>
      (other.values[main] ?? 0) - (one.values[main] ?? 0) ||
      byTitle.compare(one.title ?? '', other.title ?? ''),
  )
  return { rows: rows.slice(0, most), more: Math.max(0, rows.length - most) }
}

const weekOf = (hours: ReadonlyMap<number, number>): number[][] =>
  Array.from({ length: 7 }, (_day, day) =>
    Array.from({ length: 24 }, (_hour, hour) => hours.get(day * 24 + hour) ?? 0),
  )

/** The filters, in the words of the actor's language. */
async function nameFilters(
  context: TenantContext,
  name: ReportName,
  filters: Filters,
): Promise<Report['filtered']> {
  const { language } = context.actor
  const definition = reportOf(name)
  return Promise.all(
    Object.entries(filters).map(async ([filter, value]) => {
      const { register: target } = reportField(registers, definition, filter)
      const ids = value.split(',')
      if (!target) {
        const words = ids.map((one) => reportChoice(language, name, filter, one))
        return { name: filter, words: words.join(', ') }
      }
      const titles = await readReferences(context, registers[target], ids)
      return { name: filter, words: ids.flatMap((id) => titles.get(id)?.title ?? []).join(', ') }
    }),
  )
}
