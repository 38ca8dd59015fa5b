import type { AccessDriver } from '@portaria/drivers/access/access-driver'
import type { InboundFact } from '@portaria/drivers/access/inbound-fact'
import type { EventCursor, ReaderEvent } from '@portaria/drivers/access/reader-event'

/** A store of events, as a product has one: each by its epoch and id, once. */
export type EventStore = {
  readonly events: ReadonlyMap<string, ReaderEvent>
  /** How often an event came that was there. */
  repeats(): number
  cursor(): EventCursor | null
  /** Stores what a reader reported. */
  take(fact: InboundFact): void
  /** Reads what the reader holds until nothing is left; false if it could not be read. */
  pull(driver: AccessDriver): Promise<boolean>
}

/** Makes an empty store. */
export function eventStore(): EventStore {
  const events = new Map<string, ReaderEvent>()
  let repeats = 0
  let cursor: EventCursor | null = null

  function store(event: ReaderEvent) {
    const key = `${cursor?.epoch ?? 0}/${event.id}`
    if (events.has(key)) repeats += 1
    else events.set(key, event)
  }

  return {
    events,
    repeats: () => repeats,
    cursor: () => cursor,
    take(fact) {
      if (fact.kind === 'event') store(fact.event)
    },
    async pull(driver) {
      for (;;) {
        const pulled = await driver.pullEvents(cursor)
        if (!pulled.ok) return false
        cursor = pulled.value.cursor
        pulled.value.events.forEach(store)
        if (!pulled.value.hasMore) return true
      }
    },
  }
}
