import * as z from 'zod/mini'
import { moment } from '../../../api-components.ts'
import { events } from './events.ts'

/** Days that `GET /events/calendar` answers at most: a month with the weeks that it begins and ends in. */
export const CALENDAR_DAYS = 62

/** Reservations that `GET /events/calendar` answers at most; `more` says that there are others. */
export const CALENDAR_ROWS = 2_000

const area = z.object({ id: z.uuid(), title: z.string() })

/** `GET /events/calendar?from=&to=`: what is booked, as who reads it may know. */
export const eventCalendar = z.object({
  events: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      state: z.enum(events.fields.state.options),
      starts_at: moment,
      ends_at: moment,
      area,
      apartment: z.string(),
    }),
  ),
  /** Times that others have, for who may not know whose they are. */
  taken: z.array(z.object({ starts_at: moment, ends_at: moment, area })),
  more: z.boolean(),
})

export type EventCalendar = z.output<typeof eventCalendar>

/** `GET /events/feed`: the own link for calendar programs; null before it is asked for. */
export const calendarFeed = z.object({ url: z.nullable(z.string()) })

export type CalendarFeed = z.output<typeof calendarFeed>

/** `GET /common-areas/{id}/conflicts`: reservations to come that the area as it is now would refuse. */
export const areaConflicts = z.array(
  z.object({
    id: z.uuid(),
    title: z.string(),
    apartment: z.string(),
    starts_at: moment,
    ends_at: moment,
    /** A `TimeRefusal`. */
    refusal: z.string(),
  }),
)

export type AreaConflict = z.output<typeof areaConflicts>[number]
