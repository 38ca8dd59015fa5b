import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import type { Grouping } from '@portaria/contract/modules/reports/define-report'
import {
  type Figures,
  GROUPS_SHOWN,
  type GroupRow,
  type Report,
} from '@portaria/contract/modules/reports/report-answers'
import {
  type Period,
  periodBefore,
  stepOf,
  stepStart,
  stepsOf,
} from '@portaria/contract/modules/reports/report-period'
import type { Filters } from '@portaria/contract/modules/reports/report-rows'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { sql } from 'kysely'
import type { Gathered } from '../../parts/module.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { companyToday } from '../../platform/sessions/live-membership.ts'
import { type Machineries, machineryOf } from '../../register-endpoints/machinery.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'
import { readReferences } from '../../register-endpoints/reference-reader.ts'
import { companyName } from '../companies/public/companies.ts'
import { countPeriod, type GroupFigures } from './report-figures.ts'
import { type ReportReading, rowsOf } from './report-reading.ts'
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
  const machinery = machineryOf(machineries, reportOf(name).register)
  const { definition, counting, filters } = await viewOf(context, machinery, reportOf(name), asked)
  const [, company] = await Promise.all([planForMany(context), readCompany(context)])
  const reading: ReportReading = {
    machinery,
    definition,
    source: gathered.reportSources[name] ?? {},
    filters,
    zone: company.zone,
  }
  const step = stepOf(period)
  const previous = periodBefore(period, company.today)
  const names = Object.keys(definition.groupings)
  const [counted, before, details] = await Promise.all([
    countPeriod(reading, counting, period, { step, groupings: names }),
    countPeriod(reading, counting, previous, { step: null, groupings: [] }),
    readDetails(reading, counting, period, names),
  ])
  const none = Object.fromEntries(
    Object.entries(definition.measures).map(([measure, { minutes }]) => [
      measure,
      minutes ? null : 0,
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
    time_zone: company.zone,
    company: company.name,
    step,
    totals: { ...none, ...counted.totals },
    before: { ...none, ...before.totals },
    series: stepsOf(period, step).map(({ from, to }) => ({
      from,
      to,
      values: { ...none, ...counted.series.get(stepStart(from, step)) },
    })),
    groups: Object.fromEntries(groups),
    hours: definition.hours ? weekOf(counted.hours) : null,
    filtered: await nameFilters(context, machinery.register, asked),
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
  const { machinery, definition, source } = reading
  const found = new Map<string, GroupFigures>()
  for (const [name, read] of Object.entries(source.details ?? {})) {
    if (!names.includes(name)) continue
    const [first] = Object.values(definition.measures)
    const ids = sql`SELECT r.id FROM ${tableOf(machinery.register)} r
      WHERE ${rowsOf(reading, context, first?.by ?? '', period)}`
    const rows = await read(context, ids)
    found.set(name, new Map(rows.map(({ id, values }) => [id, values])))
  }
  return found
}

const byTitle = new Intl.Collator('pt', { numeric: true })

const hasFigures = (values: Figures) => Object.values(values).some((figure) => figure)

/** The groups that have figures, the greatest first, with the titles of their rows. */
async function nameGroups(
  { definition, source, filters }: ReportReading,
  context: TenantContext,
  name: string,
  { filter, register, columns, isShift }: Grouping,
  figures: GroupFigures,
  most: number,
): Promise<Report['groups'][string]> {
  const [main = ''] = Object.keys(columns ?? definition.measures)
  // A row may be in several groups: only groups that the filter asks for are listed.
  const asked = isShift ? undefined : filters[filter]?.split(',')
  const filled = [...figures].filter(
    ([id, values]) => hasFigures(values) && (asked?.includes(id ?? '') ?? true),
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
  register: AnyRegister,
  filters: Filters,
): Promise<Report['filtered']> {
  const { language } = context.actor
  return Promise.all(
    Object.entries(filters).map(async ([name, value]) => {
      const target = register.fields[name]?.register ?? register.list.related?.[name]?.register
      const ids = value.split(',')
      if (!target) {
        const words = ids.map((one) => choiceLabel(language, register.name, name, one))
        return { name, words: words.join(', ') }
      }
      const titles = await readReferences(context, registers[target], ids)
      return { name, words: ids.flatMap((id) => titles.get(id)?.title ?? []).join(', ') }
    }),
  )
}
