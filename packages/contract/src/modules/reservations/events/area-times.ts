import * as z from 'zod/mini'
import { moment } from '../../../schemas/api-components.ts'
import type { TimeRefusal } from './free-times.ts'

/** Every `TimeRefusal`. */
const timeRefusals = [
  'area_not_booked',
  'area_closed',
  'time_past',
  'notice_short',
  'too_far_ahead',
  'ends_before_start',
  'time_too_short',
  'time_too_long',
  'not_a_slot',
  'outside_opening',
  'blacked_out',
  'time_taken',
] as const satisfies readonly TimeRefusal[]

/**
 * `GET /common-areas/{id}/times?day=`: the times of a day at which an area can be booked, and its
 * terms.
 */
export const areaTimes = z.object({
  day: z.iso.date(),
  /** Slots, the whole day, or the periods in which a reservation may begin and end. */
  times: z.array(
    z.object({
      from: moment,
      to: moment,
      /** The reason why it is not free; null if it is. */
      refusal: z.nullable(z.enum(timeRefusals)),
    }),
  ),
  /** The managers' reason for the closure of this day. */
  closed: z.nullable(z.string()),
  /** The quota of the requested unit in the period of the day; null if the area has none. */
  quota: z.nullable(z.object({ used: z.int(), of: z.int() })),
  /** The version in force, which is accepted with a reservation. */
  rule: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
})

/** `GET /common-areas/{id}/days?from=`: which days of six weeks have a free time. */
export const areaDays = z.array(
  z.object({
    day: z.iso.date(),
    free: z.boolean(),
    /**
     * Whether another reservation has taken a time of the day, so that one may join the waiting
     * list for it.
     */
    taken: z.boolean(),
  }),
)

export type AreaDays = z.output<typeof areaDays>

/** Number of days in `GET /common-areas/{id}/days`: the most that a calendar shows for a month. */
export const DAYS_SHOWN = 42

const named = z.object({ id: z.uuid(), title: z.string() })

/**
 * `GET /common-areas/{id}/own-units?day=`: the units for which a resident may book it by their
 * occupancy, one line each.
 */
export const ownUnitsToBook = z.array(z.object({ apartment: named, resident: named }))

export type OwnUnitToBook = z.output<typeof ownUnitsToBook>[number]

export type AreaTimes = z.output<typeof areaTimes>
