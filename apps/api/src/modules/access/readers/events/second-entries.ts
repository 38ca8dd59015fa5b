import type { EventBatch } from './event-batch.ts'
import type { NewEvent, Told } from './planned-event.ts'
import { momentOf } from './stored-reader.ts'

/**
 * Marks the entries that a reader allowed by its list to people who were inside already: the list knows
 * nobody's presence (access §25).
 */
export function markedAgain(
  events: readonly NewEvent[],
  { reader, points, present }: EventBatch,
): { readonly events: NewEvent[]; readonly again: Told[] } {
  const now = new Map(present)
  const again: Told[] = []
  const marked = events.map((one): NewEvent => {
    const { id, time, event } = one
    const person = event.person ?? null
    const point = points.find((known) => known.id === event.pointId)
    if (!person || !point) return one
    const area = event.direction === 'in' ? point.guarded : null
    const at = momentOf(reader, time) ?? new Date()
    const before = now.get(person.id)
    if (event.fact === 'taken' || (event.fact === 'granted' && !point.tellsPassage)) {
      if (area) now.set(person.id, { areaId: area.id, seenAt: at })
      else now.delete(person.id)
    }
    const isAgain =
      event.fact === 'granted' &&
      area !== null &&
      before?.areaId === area.id &&
      before.seenAt < at &&
      (area.minutes === null || at.getTime() - before.seenAt.getTime() < area.minutes * 60_000)
    if (!isAgain) return one
    again.push({ id, person, point })
    return { ...one, event: { ...event, marks: [...(event.marks ?? []), 'passback'] } }
  })
  return { events: marked, again }
}
