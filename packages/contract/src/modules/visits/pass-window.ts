import { dayAfter } from '../../value-types/date.ts'
import { weekdayOf } from '../../value-types/weekdays.ts'

/** The stored terms of a pass. */
export type PassTerms = {
  readonly state: string
  readonly status: string
  readonly valid_from: Date
  readonly valid_to: Date
  readonly uses_allowed: number | null
  readonly uses_done: number
  /** Empty for every day. */
  readonly weekdays: readonly string[]
  /** `HH:MM` in the company's zone; both or none. */
  readonly from_time: string | null
  readonly to_time: string | null
  readonly on_holidays: boolean | null
}

/** A moment with the company's clock and calendar. */
export type LocalMoment = {
  readonly at: Date
  /** `YYYY-MM-DD` and `HH:MM` in the company's zone. */
  readonly day: string
  readonly time: string
  /** The dates of holidays among that day, the day before and the day after. */
  readonly holidays: ReadonlySet<string>
}

/** The reason why a pass admits nobody now; codes of the field `pass`. */
export type PassRefusal =
  | 'pass_revoked'
  | 'pass_cancelled'
  | 'pass_not_yet'
  | 'pass_expired'
  | 'pass_used_up'
  | 'pass_wrong_day'
  | 'pass_wrong_hour'
  | 'pass_holiday'

/**
 * Refusals despite which the gate may admit a visitor with a reason: the pass is genuine and its
 * giver still has the right, and only its time, its number of uses or its destination differs
 * (visits §19).
 */
const decidedAtGate: readonly string[] = [
  'pass_not_yet',
  'pass_expired',
  'pass_used_up',
  'pass_wrong_day',
  'pass_wrong_hour',
  'pass_holiday',
  'pass_wrong_destination',
]

/** Whether the gate may admit a visitor despite a refusal, which is a code of the field `pass`. */
export const isDecidedAtGate = (code: string): boolean => decidedAtGate.includes(code)

const MINUTES_A_DAY = 1440

/** Limit of days of a pass, so that each is reviewed every year. */
const MOST_DAYS = 366

/** Whether a pass would be valid for too long. */
export function isTooLong(from: unknown, to: unknown): boolean {
  const [start, end] = [from, to].map((moment) =>
    moment instanceof Date ? moment.getTime() : Date.parse(String(moment)),
  )
  return Number(end) - Number(start) > MOST_DAYS * MINUTES_A_DAY * 60_000
}

/**
 * Returns the refusal of a pass at a moment; null if it is valid (visits §16, §18, §22).
 * `toleranceMin` applies before and after its period and its hours. Hours that end before they
 * begin end on the next day and belong to the day on which they began, with its weekday and
 * holiday.
 */
export function passRefusal(
  pass: PassTerms,
  moment: LocalMoment,
  toleranceMin: number,
): PassRefusal | null {
  if (pass.state === 'cancelled') return 'pass_cancelled'
  const isOpen = pass.state === 'active' || pass.state === 'used'
  if (!isOpen || pass.status !== 'ATIVO') return 'pass_revoked'
  const tolerance = toleranceMin * 60_000
  const now = moment.at.getTime()
  if (now < pass.valid_from.getTime() - tolerance) return 'pass_not_yet'
  if (now > pass.valid_to.getTime() + tolerance) return 'pass_expired'
  if (pass.uses_allowed !== null && pass.uses_done >= pass.uses_allowed) return 'pass_used_up'
  const days = daysOfHours(pass, moment, toleranceMin)
  if (days.length === 0) return 'pass_wrong_hour'
  const onWeekday = days.filter((day) => holdsOnWeekday(pass, day))
  if (onWeekday.length === 0) return 'pass_wrong_day'
  const isWorkday = onWeekday.some((day) => pass.on_holidays || !moment.holidays.has(day))
  return keepsDays(pass) && !isWorkday ? 'pass_holiday' : null
}

/** Returns the days whose hours contain the moment: the day itself, or one beside it. */
function daysOfHours(pass: PassTerms, { day, time }: LocalMoment, toleranceMin: number): string[] {
  if (pass.from_time === null || pass.to_time === null) return [day]
  const from = minutesOf(pass.from_time)
  const end = minutesOf(pass.to_time)
  const to = end <= from ? end + MINUTES_A_DAY : end
  return [0, -1, 1].flatMap((offset) => {
    const minute = minutesOf(time) - offset * MINUTES_A_DAY
    const isWithin = minute >= from - toleranceMin && minute <= to + toleranceMin
    return isWithin ? [dayAfter(day, offset)] : []
  })
}

/** Whether a pass has weekdays or hours: one without is also valid on a holiday. */
export const keepsDays = ({ weekdays: days, from_time: from }: PassTerms): boolean =>
  days.length > 0 || from !== null

function holdsOnWeekday({ weekdays: days }: PassTerms, day: string): boolean {
  return days.length === 0 || days.includes(weekdayOf(day))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
