import type { LocalTime } from '../../value-types/zoned-time.ts'

/** Days from the first to the last, both included, as `YYYY-MM-DD` of the company's calendar. */
export type Period = { readonly from: string; readonly to: string }

/** Limit of days of a period: two years, so that a year can be compared with the one before. */
export const PERIOD_DAYS_MAX = 732

const DAY_MS = 86_400_000

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Returns a day some days later, or earlier. */
export const plusDays = (day: string, days: number): string => dayOf(momentOf(day) + days * DAY_MS)

/** Returns the number of days in a period. */
export const lengthOf = ({ from, to }: Period): number =>
  (momentOf(to) - momentOf(from)) / DAY_MS + 1

const monthOf = (day: string): string => day.slice(0, 7)

/** Returns the last day of a day's month. */
export const endOfMonth = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month, 0))
}

/** Returns the first day of the month before that of a day. */
export const monthBefore = (day: string): string =>
  `${monthOf(plusDays(`${monthOf(day)}-01`, -1))}-01`

/**
 * Returns the period to compare with: the same number of days right before it or, for the current
 * month until today or a later day of it, the same days of the month before. One day is compared with the
 * day before, on the first of a month too (reports §6).
 */
export function periodBefore(period: Period, today: string): Period {
  const { from, to } = period
  const isOfMonth = from === `${monthOf(today)}-01` && to >= today && monthOf(to) === monthOf(today)
  if (!isOfMonth || from === to)
    return { from: plusDays(from, -lengthOf(period)), to: plusDays(from, -1) }
  const first = monthBefore(from)
  const same = plusDays(first, lengthOf(period) - 1)
  const last = endOfMonth(first)
  return { from: first, to: same < last ? same : last }
}

/** Returns the days from the first of a period before to the first of a period. */
export const daysApart = (previous: Period, { from }: Period): number =>
  lengthOf({ from: previous.from, to: from }) - 1

/**
 * Returns the local time up to which the period before is counted where a period is running: as
 * many days before now as the periods are apart (reports §6). Null where all of the period before
 * is counted: for a period that is over or has not begun, and where a shorter month has no such day.
 */
export function endOfComparison(
  period: Period,
  previous: Period,
  { day: today, minutes }: LocalTime,
): LocalTime | null {
  if (today < period.from || today > period.to) return null
  const day = plusDays(today, -daysApart(previous, period))
  return day > previous.to ? null : { day, minutes }
}

/**
 * Returns the days of the period before with which a step is compared: as many days earlier as the
 * periods are apart. Null where the period before has no such day, as a short month has no 31st.
 */
export function stepBefore(step: Period, apart: number, previous: Period): Period | null {
  const [from, to] = [plusDays(step.from, -apart), plusDays(step.to, -apart)]
  if (from > previous.to) return null
  return { from, to: to < previous.to ? to : previous.to }
}

export const presets = [
  'today',
  'yesterday',
  'last_7',
  'last_30',
  'this_month',
  'last_month',
  'last_12_months',
] as const

export type Preset = (typeof presets)[number]

type PeriodOf = (today: string, firstOfMonth: string) => Period

const periods: Readonly<Record<Preset, PeriodOf>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: plusDays(today, -1), to: plusDays(today, -1) }),
  last_7: (today) => ({ from: plusDays(today, -6), to: today }),
  last_30: (today) => ({ from: plusDays(today, -29), to: today }),
  this_month: (today, first) => ({ from: first, to: today }),
  last_month: (today, first) => ({ from: monthBefore(today), to: plusDays(first, -1) }),
  last_12_months: (today, first) => {
    const [year = 0, month = 0] = today.split('-').map(Number)
    return { from: dayOf(Date.UTC(year - 1, month - 1, 1)), to: plusDays(first, -1) }
  },
}

/** Returns the days of a preset; the last twelve months are whole ones. */
export const presetPeriod = (preset: Preset, today: string): Period =>
  periods[preset](today, `${monthOf(today)}-01`)

export const steps = ['day', 'week', 'month'] as const

/** The length of one point of a chart. */
export type Step = (typeof steps)[number]

/** Returns the step by which a period is drawn: at most some fifty points. */
export function stepOf(period: Period): Step {
  const days = lengthOf(period)
  if (days <= 45) return 'day'
  return days <= 190 ? 'week' : 'month'
}

/** Returns the first day of the step that contains a day; weeks begin on Mondays. */
export function stepStart(day: string, step: Step): string {
  if (step === 'day') return day
  if (step === 'month') return `${monthOf(day)}-01`
  const weekday = (new Date(momentOf(day)).getUTCDay() + 6) % 7
  return plusDays(day, -weekday)
}

/**
 * Returns the steps of a period in order. The first and the last are cut off at the ends of the
 * period.
 */
export function stepsOf(period: Period, step: Step): Period[] {
  const found: Period[] = []
  for (let from = period.from; from <= period.to; ) {
    const start = stepStart(from, step)
    const end = step === 'day' ? from : step === 'week' ? plusDays(start, 6) : endOfMonth(start)
    const to = end < period.to ? end : period.to
    found.push({ from, to })
    from = plusDays(to, 1)
  }
  return found
}
