import * as z from 'zod/mini'
import { moment, typedDay } from '../../api-components.ts'
import type { ReportDefinition } from './define-report.ts'
import { lengthOf, PERIOD_DAYS_MAX, steps } from './report-period.ts'
import { reportNames } from './reports.ts'

/** Groups of one grouping that a page shows; a file has all. */
export const GROUPS_SHOWN = 50

const days = { from: typedDay, to: typedDay }

const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  error: 'ends_before_start',
  path: ['to'],
})

const notTooLong = z.refine<{ from: string; to: string }>(
  ({ from, to }) => from > to || lengthOf({ from, to }) <= PERIOD_DAYS_MAX,
  { error: 'out_of_range', path: ['to'] },
)

/** The parameters of `GET /reports/{name}`: the first and the last day, and filters of its rows. */
export const reportQuery = ({ filters }: ReportDefinition, more: z.core.$ZodLooseShape = {}) =>
  z
    .strictObject({
      ...days,
      ...(Object.fromEntries(
        filters.map((name) => [`filter[${name}]`, z.optional(z.string())]),
      ) as Record<`filter[${string}]`, z.ZodMiniOptional<z.ZodMiniString>>),
      ...more,
    })
    .check(inOrder, notTooLong)

/** The days of a report, as somebody sends them. */
export const period = z.strictObject(days).check(inOrder, notTooLong)

/** Figures by the names of measures; null where there is nothing to take a mean of. */
const values = z.record(z.string(), z.nullable(z.number()))

const shownDays = z.object({ from: z.string(), to: z.string() })

const groupRow = z.object({
  /** Of the group's row or choice; null for rows that have none. */
  id: z.nullable(z.string()),
  /** Null of choices, whose labels the reader's language has. */
  title: z.nullable(z.string()),
  /** What the grouping's filter equals to open the rows; null where it opens none. */
  opens: z.nullable(z.string()),
  values,
})

export const report = z.object({
  name: z.enum(reportNames),
  period: shownDays,
  /** The period that `before` has the totals of. */
  previous: shownDays,
  /** The zone whose days are meant. */
  time_zone: z.string(),
  company: z.string(),
  step: z.enum(steps),
  totals: values,
  before: values,
  series: z.array(z.object({ from: z.string(), to: z.string(), values })),
  /** By grouping; absent are those whose names the reader does not see. */
  groups: z.record(
    z.string(),
    z.object({
      rows: z.array(groupRow),
      /** Groups beyond those shown. */
      more: z.int(),
    }),
  ),
  /** By weekday, Monday first, and hour; null where the report has none. */
  hours: z.nullable(z.array(z.array(z.int()))),
  /** Filters that are set, as their titles. */
  filtered: z.array(z.object({ name: z.string(), words: z.string() })),
  read_at: moment,
})

/** What `GET /reports/{name}` answers. */
export const reportAnswer = z.object({ data: report })

export type Report = z.output<typeof report>
export type GroupRow = z.output<typeof groupRow>
export type Figures = z.output<typeof values>
