import type { QueuedAct } from '@portaria/contract/modules/gate/desk-queue'
import type { GateVisit } from '@portaria/contract/modules/gate/gate'

/** A unit, an employee or a common area to which somebody comes. */
export type Place = { id: string; title: string }

/** What this device still knows of an entry or exit that waits for the server. */
export type QueuedLine = Pick<
  GateVisit,
  'guest_name' | 'kind' | 'apartment' | 'employee' | 'companions' | 'plate' | 'host'
> & {
  /** Absent of what an older version wrote. */
  area?: Place | null
  /** Of the entry in the queue. */
  id: string
  act: QueuedAct['name']
  /** When it happened, by the server's clock as the device knew it. */
  happened_at: string
  /** The visit that was entered or left; null for a pass of no visit and for a walk-in. */
  visit_id: string | null
  pass_id: string | null
  /** Of an exit: the queued entry that it ends. */
  entry_id: string | null
}

/** The line in a label's text; null for what an older version wrote. */
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

/** Who came in by the queue and has not left by it. */
export function stillInside(lines: readonly QueuedLine[]): readonly QueuedLine[] {
  const left = leftIds(lines)
  return lines.filter(
    (line) => line.act !== 'leave' && !left.has(line.id) && !left.has(insideId(line)),
  )
}

/** The visits and queued entries whose exit waits. */
export function leftIds(lines: readonly QueuedLine[]): ReadonlySet<string> {
  const exits = lines.filter(({ act }) => act === 'leave')
  return new Set(exits.flatMap(({ entry_id, visit_id }) => [entry_id ?? '', visit_id ?? '']))
}

/** Under what a line is listed as inside: its visit, or itself where the server makes the visit. */
export const insideId = ({ id, visit_id }: QueuedLine): string => visit_id ?? id
