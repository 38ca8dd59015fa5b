import * as z from 'zod/mini'
import { moment, typedDay } from '../../schemas/api-components.ts'
import type { ReportDefinition } from './define-report.ts'
import { lengthOf, PERIOD_DAYS_MAX, steps } from './report-period.ts'
import { reportNames } from './reports.ts'

/** Limit of groups that a page shows per grouping; a file has all. */
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

/**
 * Makes the parameters of `GET /reports/{name}`: the first and the last day, and filters of its
 * rows.
 */
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

/** The days of a report in requests. */
export const period = z.strictObject(days).check(inOrder, notTooLong)

/** Figures by the names of measures; null for a mean of nothing. */
const values = z.record(z.string(), z.nullable(z.number()))

const shownDays = z.object({ from: z.string(), to: z.string() })

const groupRow = z.object({
  /** The id of the group's row or choice; null for rows without one. */
  id: z.nullable(z.string()),
  /** Null for choices, whose labels are in the reader's language. */
  title: z.nullable(z.string()),
  /** The value of the grouping's filter that opens the rows; null if no value does. */
  opens: z.nullable(z.string()),
  values,
})

export const report = z.object({
  name: z.enum(reportNames),
  period: shownDays,
  /** The period of the totals in `before`. */
  previous: shownDays,
  /**
   * The moment up to which the period before is counted while the period is running (reports §6);
   * null if all of it is.
   */
  previous_until: z.nullable(moment),
  /** The time zone of the days. */
  time_zone: z.string(),
  company: z.string(),
  step: z.enum(steps),
  totals: values,
  before: values,
  series: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      values,
      /**
       * Figures of the same days of the period before; null where it has no such days, and for days
       * that are still to come.
       */
      before: z.nullable(values),
    }),
  ),
  /** Rows by grouping; a grouping is absent if the reader may not see its names. */
  groups: z.record(
    z.string(),
    z.object({
      rows: z.array(groupRow),
      /** Number of groups beyond those shown. */
      more: z.int(),
    }),
  ),
  /** Counts by weekday, Monday first, and hour; null if the report has none. */
  hours: z.nullable(z.array(z.array(z.int()))),
  /** Active filters, with their values as titles. */
  filtered: z.array(z.object({ name: z.string(), words: z.string() })),
  read_at: moment,
})

/** The answer of `GET /reports/{name}`. */
export const reportAnswer = z.object({ data: report })

export type Report = z.output<typeof report>
export type GroupRow = z.output<typeof groupRow>
export type Figures = z.output<typeof values>
