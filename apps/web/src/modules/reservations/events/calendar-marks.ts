import type { EventCalendar } from '@portaria/contract/modules/reservations/events/event-calendar'
import { dayAfter, todayIn } from '@portaria/contract/value-types/date'

/** Number of colours of the design system for several series. */
const COLOURS = 8

/**
 * Returns the class with the colour of an area; '' for one that cannot be booked any more. Areas keep
 * their colours when others are added, since ids grow with time; the ninth has that of the first, so
 * names stand beside them
 * (reservations §11).
 */
export function areaColour(areas: readonly { readonly id: string }[], id: string): string {
  const place = areas
    .map((area) => area.id)
    .toSorted()
    .indexOf(id)
  return place === -1 ? '' : `ui-series-${(place % COLOURS) + 1}`
}

/** Hours after midnight until which a party belongs to the day before. */
export const NIGHT_HOURS = 9

const NIGHT_MS = NIGHT_HOURS * 3_600_000

/**
 * Returns the days from today on that have no reservation, in the company's zone; none if not all
 * reservations are known.
 */
export function emptyDays(
  { events, taken, more }: EventCalendar,
  { from, to }: { readonly from: string; readonly to: string },
  { today, zone }: { readonly today: string; readonly zone: string },
): string[] {
  if (more) return []
  const dayOf = (moment: number) => todayIn(zone, new Date(moment))
  const busy = new Set<string>()
  for (const { starts_at, ends_at } of [...events, ...taken]) {
    const first = dayOf(Date.parse(starts_at))
    const last = dayOf(Date.parse(ends_at) - NIGHT_MS)
    busy.add(first)
    for (let day = first; day <= last; day = dayAfter(day, 1)) busy.add(day)
  }
  const empty: string[] = []
  for (let day = from < today ? today : from; day < to; day = dayAfter(day, 1))
    if (!busy.has(day)) empty.push(day)
  return empty
}
