import type { ReaderEvent } from '@portaria/drivers/access/reader-event'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import { countUse } from '../../../visits/public/passes.ts'
import type { CredentialTools } from '../../decisions/presented.ts'
import { insertEvent, type NewAccessEvent } from '../../events/access-events.repository.ts'
import {
  publishAccess,
  raiseForced,
  tellOfMinor,
  tellOfSecondEntry,
} from '../../events/access-news.ts'
import { noteSightings, type Sighting } from '../../presence/sightings.repository.ts'
import { pointAt } from '../reader-points.ts'
import { newEvents, readBatch } from './event-batch.ts'
import { type EventPlan, planEvents } from './plan-events.ts'
import { keyOf, momentOf, type StoredReader } from './stored-reader.ts'

/** Rows of a log by what became of them. */
export type StoredEvents = {
  /** Rows that were new, and those of them at doors where the company has no point. */
  readonly fresh: number
  readonly unplaced: number
}

/**
 * Stores rows of a reader's log, each once. One that tells of an attempt which the server decided
 * adds its key alone; any other is recorded as the reader decided, and opens nothing (access §27).
 */
export async function storeEvents(
  tools: CredentialTools,
  context: TenantContext,
  reader: StoredReader,
  events: readonly ReaderEvent[],
): Promise<StoredEvents> {
  const fresh = await newEvents(context, reader, events)
  if (fresh.length === 0) return { fresh: 0, unplaced: 0 }
  const batch = await readBatch(tools, context, reader, fresh)
  const placed = fresh.flatMap((event) => {
    const point = pointAt(batch.points, event.door)
    return point ? [{ event, point }] : []
  })
  await carryOut(context, reader, planEvents(batch, placed))
  return { fresh: fresh.length, unplaced: fresh.length - placed.length }
}

/** Stores what was planned. Its keys are new: the reader's row is locked. */
async function carryOut(
  context: TenantContext,
  reader: StoredReader,
  { events, keys, uses, forced, minors, again }: EventPlan,
): Promise<void> {
  const all = [...keys, ...events.map(({ key, id }) => ({ key, eventId: id }))]
  await together(
    addKeys(context, reader, all),
    ...events.map(({ id, key, time, event }) =>
      insertEvent(context, id, event, keyOf(reader, key, time)),
    ),
  )
  await noteSightings(
    context,
    events.flatMap(({ id, time, event }) => sightingOf(reader, id, time, event)),
  )
  for (const passId of uses) await countUse(context, passId)
  for (const { id, person, point } of forced) await raiseForced(context, id, person, point)
  for (const { id, person, point } of minors) await tellOfMinor(context, id, person.id, point)
  for (const { id, person, point } of again) await tellOfSecondEntry(context, id, person, point)
  // One word for each point, whose followers read its latest events, and one for each earlier line.
  const told = new Map(
    events.map(({ id, event: { attemptId, pointId } }) => [
      attemptId ?? pointId,
      { id: attemptId ?? id, pointId },
    ]),
  )
  for (const news of told.values()) await publishAccess(context, news)
}

/** Seconds after which nobody will tell any more whether somebody who was let in went through. */
const PASSED_WITHIN_S = 60

/** Returns where a stored event saw its person; nothing for one that says nothing of that. */
export function sightingOf(
  reader: StoredReader,
  eventId: string,
  time: string | null,
  { person, fact, pointId, direction }: NewAccessEvent,
): Sighting[] {
  if (!person || (fact !== 'taken' && fact !== 'granted')) return []
  const at = momentOf(reader, time)
  const isLate = at !== null && at.getTime() < Date.now() - PASSED_WITHIN_S * 1_000
  return [{ person, pointId, direction, eventId, at, isTaken: fact === 'taken', isLate }]
}

/** Adds keys of events. */
export async function addKeys(
  { queries, actor }: TenantContext,
  { equipmentId, epoch }: StoredReader,
  keys: readonly { readonly key: string; readonly eventId: string }[],
): Promise<void> {
  if (keys.length === 0) return
  await queries.count(sql`
    INSERT INTO access_event_keys (tenant_id, equipment_id, epoch, reader_event, event_id)
    SELECT ${actor.tenantId}, ${equipmentId}, ${epoch}, told.key, told.event_id
    FROM unnest(${keys.map(({ key }) => key)}::text[],
      ${keys.map(({ eventId }) => eventId)}::uuid[]) AS told (key, event_id)`)
}
