import type { QueuedAct } from '@portaria/contract/modules/gate/desk-queue'
import type { GateVisit } from '@portaria/contract/modules/gate/gate'

/** A unit, employee or common area that can be visited. */
export type Place = { id: string; title: string }

/** The data of a waiting entry or exit that this device keeps readable. */
export type QueuedLine = Pick<
  GateVisit,
  'guest_name' | 'kind' | 'apartment' | 'employee' | 'companions' | 'plate' | 'host'
> & {
  /** Missing in data of an older version. */
  area?: Place | null
  /** The id of the entry in the queue. */
  id: string
  act: QueuedAct['name']
  /** The time by the server's clock, as far as the device knew it. */
  happened_at: string
  /** The visit that entered or left; null for a pass without a visit, and for a walk-in. */
  visit_id: string | null
  pass_id: string | null
  /** For an exit: the queued entry that it ends. */
  entry_id: string | null
}

/** Parses the text of a label; null for a format of an older version. */
export function queuedLineOf(text: string): QueuedLine | null {
  try {
    const line: unknown = JSON.parse(text)
    return isQueuedLine(line) ? line : null
  } catch {
    return null
  }
}

function isQueuedLine(value: unknown): value is QueuedLine {
  if (typeof value !== 'object' || value === null) return false
  return ['id', 'act', 'happened_at', 'guest_name', 'visit_id', 'pass_id', 'entry_id'].every(
    (name) => name in value,
  )
}

/** Entries of the queue without a queued exit. */
export function stillInside(lines: readonly QueuedLine[]): readonly QueuedLine[] {
  const left = leftIds(lines)
  return lines.filter(
    (line) => line.act !== 'leave' && !left.has(line.id) && !left.has(insideId(line)),
  )
}

/** The ids of visits and queued entries with a queued exit. */
export function leftIds(lines: readonly QueuedLine[]): ReadonlySet<string> {
  const exits = lines.filter(({ act }) => act === 'leave')
  return new Set(exits.flatMap(({ entry_id, visit_id }) => [entry_id ?? '', visit_id ?? '']))
}

/**
 * The id under which an entry is listed as inside: its visit's, or its own if the server will
 * create the visit.
 */
export const insideId = ({ id, visit_id }: QueuedLine): string => visit_id ?? id
