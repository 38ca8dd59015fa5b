import type { ReaderEvent } from '@portaria/drivers/access/reader-event'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import { readToday } from '../../../companies/public/company-day.ts'
import { readPass } from '../../decisions/pass-facts.ts'
import { readPeople } from '../../decisions/person-facts.ts'
import type { CredentialTools } from '../../decisions/presented.ts'
import { ANSWER_MS, ATTEMPTS } from '../answer-times.ts'
import { secondsLater } from '../reader-keys.ts'
import { pointAt, type ReaderPoint, readPointsOf } from '../reader-points.ts'
import { readSubjects, type Subject } from '../subjects.ts'
import { type Present, readPresent } from './present-people.ts'
import type { StoredReader } from './stored-reader.ts'
import { readToldBefore, type ToldBefore } from './told-before.ts'
import { type Resolved, resolveUnknown } from './unknown-people.ts'

/** Seconds by which the log of an attempt may differ from its question. */
export const LOGGED_WITHIN_S = 5
/** Seconds after a question within which its reader logs that nobody answered. */
export const UNANSWERED_WITHIN_S = (ANSWER_MS * ATTEMPTS) / 1_000 + LOGGED_WITHIN_S
/** Seconds within which a turnstile that was free is turned, or nobody turned it. */
export const TURNED_WITHIN_S = 60

/** What the rows of a log are stored by, read at once. */
export type EventBatch = {
  readonly reader: StoredReader
  readonly points: readonly ReaderPoint[]
  readonly subjects: ReadonlyMap<string, Subject>
  /** People whom the reader did not know, by the numbers of their rows. */
  readonly resolved: ReadonlyMap<string, Resolved>
  /** Questions, turnstiles that were free, and exit buttons, at the times of the rows. */
  readonly questions: ToldBefore[]
  readonly freed: ToldBefore[]
  readonly exits: ToldBefore[]
  /** Passes whose guests are inside. */
  readonly inside: Set<string>
  /** Residents who may not leave alone. */
  readonly minors: ReadonlySet<string>
  /** Where people are who were let in to an area whose second entries are told (access §53). */
  readonly present: Present
}

/** Returns the rows that were not stored before, each once, in the order of their numbers. */
export async function newEvents(
  { queries, actor }: TenantContext,
  { equipmentId, epoch }: StoredReader,
  events: readonly ReaderEvent[],
): Promise<ReaderEvent[]> {
  const byId = new Map(events.map((event) => [event.id, event]))
  const known = await queries.all(sql<{ id: string }>`
    SELECT reader_event AS id FROM access_event_keys
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId} AND epoch = ${epoch}
      AND reader_event = ANY(${[...byId.keys()]}::text[])`)
  for (const { id } of known) byId.delete(id)
  return [...byId.values()].toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
}

/** Reads what rows are stored by. */
export async function readBatch(
  tools: CredentialTools,
  context: TenantContext,
  reader: StoredReader,
  events: readonly ReaderEvent[],
): Promise<EventBatch> {
  const numbers = new Set(events.flatMap(({ personId }) => personId ?? []))
  const times = events.flatMap(({ at }) => at ?? []).toSorted()
  const [from, to] = [times[0], times.at(-1)]
  const told = (kind: Parameters<typeof readToldBefore>[2], before: number, after: number) =>
    from === undefined || to === undefined
      ? []
      : readToldBefore(context, reader, kind, {
          from: secondsLater(from, -before),
          to: secondsLater(to, after),
        })
  const [points, subjects, questions, freed, exits] = await together(
    readPointsOf(context, reader.equipmentId),
    readSubjects(context, [...numbers]),
    told('question', UNANSWERED_WITHIN_S, LOGGED_WITHIN_S),
    told('freed', TURNED_WITHIN_S, 0),
    told('exit told', LOGGED_WITHIN_S, LOGGED_WITHIN_S),
  )
  const passed = events.flatMap((event) => {
    const subject = event.kind === 'granted' ? subjects.get(event.personId ?? '') : undefined
    const point = subject && pointAt(points, event.door)
    if (!point) return []
    return [{ subject, isWayOut: point.direction === 'out', isGuarded: point.guarded !== null }]
  })
  const passIds = passed.flatMap(({ subject, isWayOut }) =>
    isWayOut ? [] : (subject.passId ?? []),
  )
  const leaving = passed.flatMap(({ subject, isWayOut }) =>
    isWayOut && subject.inhabitant?.kind === 'resident' ? [subject.inhabitant] : [],
  )
  const guarded = passed.flatMap(({ subject, isGuarded }) =>
    isGuarded && subject.person ? [subject.person] : [],
  )
  return {
    reader,
    present: await readPresent(context, guarded),
    resolved: await resolveUnknown(tools, context, reader, points, events),
    points,
    subjects,
    questions,
    freed,
    exits,
    inside: await insideBy(context, [...new Set(passIds)]),
    minors: await minorsAmong(context, leaving),
  }
}

/** Locks passes in one order, so that two readers do not wait for each other. */
async function insideBy(context: TenantContext, passIds: readonly string[]): Promise<Set<string>> {
  const inside = new Set<string>()
  for (const id of passIds.toSorted())
    if ((await readPass(context, id, { lock: true }))?.isInside === true) inside.add(id)
  return inside
}

async function minorsAmong(
  context: TenantContext,
  residents: Parameters<typeof readPeople>[1],
): Promise<Set<string>> {
  if (residents.length === 0) return new Set()
  const people = await readPeople(context, residents, await readToday(context))
  return new Set(
    [...people.values()]
      .filter(({ exitPermission }) => exitPermission !== null && exitPermission !== 'free')
      .map(({ id }) => id),
  )
}
