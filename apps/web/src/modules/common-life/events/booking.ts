import type {
  AreaDays,
  AreaTimes,
  OwnUnitToBook,
} from '@portaria/contract/modules/common-life/events/area-times'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import type { RegisterRecord } from '../../../register-pages/record.ts'

/** What somebody has chosen so far, step after step. */
export type Booking = {
  /** The id of the area. */
  readonly area: string | null
  readonly day: string | null
  /** The chosen time, as moments. */
  readonly from: string | null
  readonly to: string | null
  /** Whether another reservation has that time. */
  readonly waits: boolean
  readonly title: string
  readonly guests: number | null
  /** For which unit, and who books for it; null where there is no choice. */
  readonly unit: OwnUnitToBook | null
}

export interface StepProps {
  booking: Booking
  /** What was chosen here; the next step follows. */
  onChosen: (chosen: Partial<Booking>) => void
  /** What was chosen on the way, which goes nowhere. */
  onKept: (chosen: Partial<Booking>) => void
}

async function read<Answer>(
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  return (await callApi<{ data: Answer }>(path, { query, signal })).data
}

/** Others book meanwhile. */
const staleTime = 15_000

/**
 * What is free in an area on a day, and for a unit how often it may still book. What a reservation that is being
 * changed has itself is free to it.
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

/** On which days of the six weeks from a day something is free. */
export const daysQuery = (area: string, from: string) =>
  queryOptions({
    queryKey: ['common-areas', area, 'days', from],
    queryFn: ({ signal }) => read<AreaDays>(`/common-areas/${area}/days`, { from }, signal),
    staleTime,
  })

/** The own units for which one books an area on a day. */
export const bookableUnitsQuery = (area: string, day: string) =>
  queryOptions({
    queryKey: ['common-areas', area, 'own-units', day],
    queryFn: ({ signal }) =>
      read<OwnUnitToBook[]>(`/common-areas/${area}/own-units`, { day }, signal),
  })

/** How long a time of an area is, at least and at most, in minutes. */
export const lengthsOf = ({ min_minutes: least, max_minutes: most }: RegisterRecord) => ({
  least: typeof least === 'number' ? least : 0,
  most: typeof most === 'number' ? most : Number.POSITIVE_INFINITY,
})

const HALF_HOUR = 30 * 60_000
const QUARTER = 15 * 60_000

/** The moments of a stretch at which a time may begin, or end: each half hour, and its own ends. */
export function marksOf({ from, to }: { from: string; to: string }): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const marks: number[] = []
  for (let at = Math.ceil(first / HALF_HOUR) * HALF_HOUR; at < last; at += HALF_HOUR) marks.push(at)
  // Where it begins now, at some odd minute, nobody means that minute.
  if (marks.length === 0 || first % QUARTER === 0) marks.unshift(first)
  return [...new Set([...marks, last])].map((at) => new Date(at).toISOString())
}
