import type { Figures } from '@portaria/contract/modules/reports/report-answers'
import type { Period, Step } from '@portaria/contract/modules/reports/report-period'
import { measuresByMoment } from '@portaria/contract/modules/reports/report-rows'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { type CountedRow, countRows } from './report-look.ts'
import type { ReportReading } from './report-reading.ts'

/** Figures by the id of the group; null for rows that are in no group. */
export type GroupFigures = Map<string | null, Figures>

/** The counts of a period. */
export type Counted = {
  readonly totals: Figures
  /** Figures by the first day of each step. */
  readonly series: Map<string, Figures>
  readonly groups: Map<string, GroupFigures>
  /** Rows of the first measure of the chart, by weekday and hour: `24 × weekday + hour`, Monday is 0. */
  readonly hours: Map<number, number>
}

/** The parts of a period that are counted besides its totals. */
export type CountedParts = {
  readonly step: Step
  readonly groupings: readonly string[]
  readonly hours: boolean
  /** Days by which its rows are moved to the steps of a later period. */
  readonly shift: number
  /** The moment up to which its rows are counted; null for all. */
  readonly until: Date | null
}

/**
 * Counts the rows of a period. Measures of the same moment are counted in one look through the
 * rows.
 */
export async function countPeriod(
  reading: ReportReading,
  context: TenantContext,
  period: Period,
  { step, groupings, hours, shift, until }: CountedParts,
): Promise<Counted> {
  const { definition } = reading
  const [charted = ''] = definition.chart
  const found: Counted = { totals: {}, series: new Map(), groups: new Map(), hours: new Map() }
  for (const name of groupings) found.groups.set(name, new Map())
  for (const [by, measures] of measuresByMoment(definition)) {
    const byHour = hours && measures.some(([name]) => name === charted)
    const look = { period, by, measures, groupings, step, hours: byHour, shift, until }
    for (const row of await countRows(reading, context, look)) addRow(found, charted, row)
  }
  return found
}

function addRow(found: Counted, charted: string, { part, value, figures }: CountedRow): void {
  if (part === 'total') Object.assign(found.totals, figures)
  else if (part === 'hour') {
    const number = figures[charted]
    if (value !== null && number) found.hours.set(Number(value), number)
  } else if (part === 'step') {
    if (value !== null) found.series.set(value, { ...found.series.get(value), ...figures })
  } else {
    const groups = found.groups.get(part.slice('group '.length))
    groups?.set(value, { ...groups.get(value), ...figures })
  }
}
