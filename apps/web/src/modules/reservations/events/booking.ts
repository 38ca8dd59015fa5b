import type {
  AreaDays,
  AreaTimes,
  OwnUnitToBook,
} from '@portaria/contract/modules/reservations/events/area-times'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'

/** The choices made so far in the steps of a booking. */
export type Booking = {
  /** The id of the area. */
  readonly area: string | null
  readonly day: string | null
  /** The chosen time, as instants. */
  readonly from: string | null
  readonly to: string | null
  /** Whether another reservation has this time. */
  readonly waits: boolean
  readonly title: string
  readonly guests: number | null
  /** The unit and the person who books for it; null if there was no choice. */
  readonly unit: OwnUnitToBook | null
}

/** The parameters that list bookable areas. */
export const bookedAreas = {
  per_page: '100',
  'filter[booking_mode]': 'slots,free,full_day',
  'filter[status]': 'ATIVO',
}

export interface StepProps {
  booking: Booking
  /** Stores the choices of a step and continues with the next one. */
  onChosen: (chosen: Partial<Booking>) => void
  /** Stores a choice without leaving the step. */
  onKept: (chosen: Partial<Booking>) => void
}

async function read<Answer>(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  return (await callApi<{ data: Answer }>(path, { query, signal })).data
}

/** Milliseconds for which times count as current, since others book meanwhile. */
const staleTime = 15_000

/**
 * The free times of an area on a day and, for a unit, how many bookings it has left. The time of a
 * reservation that is being changed counts as free.
 */
export const timesQuery = (
  area: string,
  day: string,
  { apartment = null, event = null }: { apartment?: string | null; event?: string | null } = {},
) =>
  queryOptions({
    queryKey: ['common-areas', area, 'times', day, apartment, event],
    queryFn: ({ signal }) => {
      const query = {
        day,
        ...(apartment !== null && { apartment_id: apartment }),
        ...(event !== null && { event_id: event }),
      }
      return read<AreaTimes>(`/common-areas/${area}/times`, query, signal)
    },
    staleTime,
  })

/** The days with free times within six weeks from a day. */
export const daysQuery = (area: string, from: string) =>
  queryOptions({
    queryKey: ['common-areas', area, 'days', from],
    queryFn: ({ signal }) => read<AreaDays>(`/common-areas/${area}/days`, { from }, signal),
    staleTime,
  })

/** The person's units for which they can book an area on a day. */
export const bookableUnitsQuery = (area: string, day: string) =>
  queryOptions({
    queryKey: ['common-areas', area, 'own-units', day],
    queryFn: ({ signal }) =>
      read<OwnUnitToBook[]>(`/common-areas/${area}/own-units`, { day }, signal),
  })

/** The shortest and longest booking of an area, in minutes. */
export const lengthsOf = ({ min_minutes: least, max_minutes: most }: RegisterRecord) => ({
  least: typeof least === 'number' ? least : 0,
  most: typeof most === 'number' ? most : Number.POSITIVE_INFINITY,
})

const HALF_HOUR = 30 * 60_000
const QUARTER = 15 * 60_000

/**
 * The instants at which a booking within a stretch can start or end: each half hour, and the
 * stretch's own ends.
 */
export function marksOf({ from, to }: { from: string; to: string }): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const marks: number[] = []
  for (let at = Math.ceil(first / HALF_HOUR) * HALF_HOUR; at < last; at += HALF_HOUR) marks.push(at)
  // A stretch that starts now, at an odd minute, does not offer that minute.
  if (marks.length === 0 || first % QUARTER === 0) marks.unshift(first)
  return [...new Set([...marks, last])].map((at) => new Date(at).toISOString())
}
