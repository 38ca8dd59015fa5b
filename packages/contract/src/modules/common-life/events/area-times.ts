import * as z from 'zod/mini'
import { moment } from '../../../api-components.ts'
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

/** `GET /common-areas/{id}/times?day=`: the times of a day at which an area is booked, and its terms. */
export const areaTimes = z.object({
  day: z.iso.date(),
  /** Slots, the day, or the stretches in which one may begin and end. */
  times: z.array(
    z.object({
      from: moment,
      to: moment,
      /** Why it is not free; null where it is. */
      refusal: z.nullable(z.enum(timeRefusals)),
    }),
  ),
  /** Why nothing is booked on this day, as who runs the place has put it. */
  closed: z.nullable(z.string()),
  /** Of the unit that was asked for, in the period of the day; null where the area has no quota. */
  quota: z.nullable(z.object({ used: z.int(), of: z.int() })),
  /** The version in force that is accepted with a reservation. */
  rule: z.nullable(z.object({ id: z.uuid(), title: z.string() })),
})

/** `GET /common-areas/{id}/days?from=`: on which of six weeks' days something is free. */
export const areaDays = z.array(
  z.object({
    day: z.iso.date(),
    free: z.boolean(),
    /** Whether another reservation has a time of it, for which one may wait. */
    taken: z.boolean(),
  }),
)

export type AreaDays = z.output<typeof areaDays>

/** Days that `GET /common-areas/{id}/days` answers: what a calendar shows of a month at most. */
export const DAYS_SHOWN = 42

const named = z.object({ id: z.uuid(), title: z.string() })

/** `GET /common-areas/{id}/own-units?day=`: as whom one books it, a line for each unit whose occupancy lets them. */
export const ownUnitsToBook = z.array(z.object({ apartment: named, resident: named }))

export type OwnUnitToBook = z.output<typeof ownUnitsToBook>[number]

export type AreaTimes = z.output<typeof areaTimes>
