import { createHash } from 'node:crypto'
import ical, { ICalEventStatus } from 'ical-generator'

/** A reservation in a calendar file. */
export type FiledEvent = {
  readonly id: string
  readonly title: string
  readonly area: string
  readonly company: string
  readonly state: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly updated_at: Date
  readonly version: number
}

const HOUR_S = 3_600

/** The type of the file (RFC 5545). */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

const statusOf = (state: string) =>
  state === 'requested' || state === 'offered' || state === 'waiting'
    ? ICalEventStatus.TENTATIVE
    : state === 'refused' || state === 'cancelled'
      ? ICalEventStatus.CANCELLED
      : ICalEventStatus.CONFIRMED

/**
 * Makes an iCalendar file of reservations. Times are in UTC, which every program shows in its own
 * zone; the same reservation has the same UID in each file, with its version as the sequence, so
 * that a change replaces it.
 */
export function eventFile(name: string, publicUrl: string, events: readonly FiledEvent[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'Portaria', product: 'Portaria' },
    ttl: HOUR_S,
  })
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@portaria`,
      summary: `${event.title} · ${event.area}`,
      location: `${event.area}, ${event.company}`,
      start: event.starts_at,
      end: event.ends_at,
      stamp: event.updated_at,
      sequence: event.version,
      status: statusOf(event.state),
      url: `${publicUrl}/apps/condominiums/event/${event.id}`,
    })
  return calendar.toString()
}

/** Limit of cached files; the oldest is dropped first. */
const KEPT = 100

/**
 * Caches each file while its content is the same. Writing a file of hundreds of reservations takes
 * longer than reading them, and blocks the thread that answers everybody. People who read the same
 * reservations share the file.
 */
export function keptEventFiles(): typeof eventFile {
  const kept = new Map<string, string>()
  return (name, publicUrl, events) => {
    // A change of the reservation itself raises its version.
    const said = events.map(({ id, version, title, area, company }) => [
      id,
      version,
      title,
      area,
      company,
    ])
    const text = JSON.stringify([name, publicUrl, said])
    const key = createHash('sha256').update(text).digest('base64url')
    const file = kept.get(key) ?? eventFile(name, publicUrl, events)
    kept.delete(key)
    kept.set(key, file)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return file
  }
}
