import type { RecordRules } from '../../../define-register/record-rules.ts'
import { repeatedRow, rowsIn } from '../../../define-register/repeated-rows.ts'
import { daysOf, weekdays } from '../../../value-types/weekdays.ts'

type Row = Readonly<Record<string, unknown>>

const DAY = 1_440
const WEEK = 7 * DAY

const minutesOf = (time: unknown): number => {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the span of a slot on each of its days, in minutes of the week; the end is excluded. */
function spansOf(slot: Row): (readonly [number, number])[] {
  const [from, to] = [minutesOf(slot['starts_at']), minutesOf(slot['ends_at'])]
  const length = to > from ? to - from : to - from + DAY
  return daysOf(slot).map((day) => {
    const start = weekdays.indexOf(day) * DAY + from
    return [start, start + length]
  })
}

/** Whether two spans meet; Sunday night continues into Monday. */
const meet = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  [-WEEK, 0, WEEK].some((turn) => a < d + turn && c + turn < b)

/** Whether a closure has all fields of its kind. */
function isWhole({ blackout, starts_on: from, ends_on: to, weekdays: named }: Row): boolean {
  if (blackout === 'weekday') return Array.isArray(named) && named.length > 0
  if (blackout !== 'dates' && blackout !== 'yearly') return true
  if (typeof from !== 'string') return false
  return typeof to !== 'string' || blackout === 'yearly' || to >= from
}

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  slotsWhereBooked: ({ booking_mode: mode, slots }) =>
    mode === 'slots' && rowsIn(slots).length === 0
      ? { field: 'slots', code: 'slots_missing' }
      : null,

  slotsApart({ slots }) {
    const spans = rowsIn(slots).map(spansOf)
    const late = spans.findIndex((own, nth) =>
      spans.slice(0, nth).some((other) => own.some((one) => other.some((two) => meet(one, two)))),
    )
    return late < 0 ? null : { field: `slots.${late}.starts_at`, code: 'slots_overlap' }
  },

  durationInOrder: ({ min_minutes: least, max_minutes: most }) =>
    least != null && most != null && Number(most) < Number(least)
      ? { field: 'max_minutes', code: 'shorter_than_least' }
      : null,

  quotaWhole({ quota, quota_period: period }) {
    if ((quota == null) === (period == null)) return null
    return { field: quota == null ? 'quota' : 'quota_period', code: 'quota_whole' }
  },

  blackoutsWhole({ blackouts }) {
    const all = rowsIn(blackouts)
    const nth = all.findIndex((one) => !isWhole(one))
    if (nth < 0) return null
    const field = all[nth]?.['blackout'] === 'weekday' ? 'weekdays' : 'starts_on'
    return { field: `blackouts.${nth}.${field}`, code: 'blackout_days' }
  },

  linksOnce({ id, linked_areas: links }) {
    const all = rowsIn(links)
    const own = all.findIndex(({ linked_area_id: to }) => to === id)
    if (id != null && own >= 0)
      return { field: `linked_areas.${own}.linked_area_id`, code: 'linked_to_itself' }
    const twice = repeatedRow(links, 'linked_area_id')
    return twice < 0 ? null : { field: `linked_areas.${twice}.linked_area_id`, code: 'named_twice' }
  },

  towersOnce({ towers }) {
    const twice = repeatedRow(towers, 'tower_id')
    return twice < 0 ? null : { field: `towers.${twice}.tower_id`, code: 'named_twice' }
  },
}
