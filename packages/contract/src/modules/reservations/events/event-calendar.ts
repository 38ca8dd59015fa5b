import * as z from 'zod/mini'
import { moment } from '../../../schemas/api-components.ts'
import { events } from './events.ts'

/** Limit of days in `GET /events/calendar`: a month with the weeks that it begins and ends in. */
export const CALENDAR_DAYS = 62

/** Limit of reservations in `GET /events/calendar`; `more` means that there are others. */
export const CALENDAR_ROWS = 2_000

const area = z.object({ id: z.uuid(), title: z.string() })

/** `GET /events/calendar?from=&to=`: the reservations, as far as the reader may know them. */
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
  /** Times of other people's reservations, for readers who may not know whose they are. */
  taken: z.array(z.object({ starts_at: moment, ends_at: moment, area })),
  more: z.boolean(),
})

export type EventCalendar = z.output<typeof eventCalendar>

/** `GET /events/feed`: the reader's link for calendar programs; null before it is requested. */
export const calendarFeed = z.object({ url: z.nullable(z.string()) })

export type CalendarFeed = z.output<typeof calendarFeed>

/**
 * `GET /common-areas/{id}/conflicts`: future reservations that the area would refuse with its
 * current rules.
 */
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
