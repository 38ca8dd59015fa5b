import type { AccessFact } from '@portaria/contract/modules/access/decisions/decision-words'
import { newId } from '@portaria/contract/value-types/uuid'
import type { InboundFact } from '@portaria/drivers/access/inbound-fact'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import type { CredentialTools } from '../../decisions/presented.ts'
import { storeOnce } from '../../events/access-events.repository.ts'
import { publishAccess, raiseForced } from '../../events/access-news.ts'
import { noteSightings } from '../../presence/sightings.repository.ts'
import { noteToldDoor } from '../doors/doors.repository.ts'
import { alarmKey, exitKey, isAlike, pairOf, passageOf, secondsLater } from '../reader-keys.ts'
import { pointAt, type ReaderPoint, readPointsOf } from '../reader-points.ts'
import { readSubjects } from '../subjects.ts'
import { LOGGED_WITHIN_S } from './event-batch.ts'
import { passedAs } from './plan-events.ts'
import { addKeys, sightingOf, storeEvents } from './store-events.ts'
import { keyOf, lockReader, type StoredReader } from './stored-reader.ts'
import { readToldBefore, readUnpassed } from './told-before.ts'

/** Seconds after an attempt within which an open door is its passage. */
const PASSED_WITHIN_S = 60
/** Seconds within which the alarm of somebody forced is that of their attempt. */
const FORCED_WITHIN_S = 60

type Fact<Kind extends InboundFact['kind']> = Extract<InboundFact, { kind: Kind }>

/** Alarms that are facts at a point; those of somebody forced name a panic. */
const alarms: Readonly<Record<string, Extract<AccessFact, 'forced' | 'held'>>> = {
  forced: 'forced',
  open_too_long: 'held',
}
const isPanic = (cause: string): boolean => cause.startsWith('panic_')

/**
 * Stores what a reader reports as it happens, each fact once. Whatever is told here may be told again
 * by the reader's log, and the other way round.
 */
export async function storeToldFacts(
  tools: CredentialTools,
  context: TenantContext,
  equipmentId: string,
  facts: readonly InboundFact[],
): Promise<void> {
  const reader = await lockReader(context, equipmentId)
  if (!reader) return
  const events = facts.flatMap((fact) => (fact.kind === 'event' ? [fact.event] : []))
  // An earlier number was read already, or the numbering began anew: the log tells which.
  const { cursor } = reader
  const isLater = ({ id }: { id: string }) =>
    cursor === null || (!cursor.isHistory && BigInt(id) > BigInt(cursor.lastId))
  await storeEvents(tools, context, reader, events.filter(isLater))
  const others = facts.filter(isOfPoint)
  if (others.length === 0) return
  const points = await readPointsOf(context, equipmentId)
  for (const fact of others) await storeFact(context, reader, points, fact)
}

type PointFact = Fact<'exit_button' | 'door_moved' | 'turned' | 'alarm'>

const isOfPoint = (fact: InboundFact): fact is PointFact =>
  ['exit_button', 'door_moved', 'turned', 'alarm'].includes(fact.kind)

async function storeFact(
  context: TenantContext,
  reader: StoredReader,
  points: readonly ReaderPoint[],
  fact: PointFact,
): Promise<void> {
  const point = pointAt(points, doorOf(reader, fact))
  if (!point) return
  if (fact.kind === 'exit_button') return storeExit(context, reader, point, fact)
  if (fact.kind === 'alarm') return storeAlarm(context, reader, point, fact)
  if (fact.kind === 'door_moved') {
    // Without a sensor, a reader tells of its relay alone (devices §26).
    if (!point.hasSensor) return
    await noteToldDoor(context, reader, point.door, fact)
    if (!fact.isOpen) return
  }
  if (fact.kind === 'turned' && fact.turn === 'unknown') return
  const isGivenUp = fact.kind === 'turned' && fact.turn === 'gave_up'
  const attempt = await readUnpassed(context, point.id, PASSED_WITHIN_S)
  if (!attempt) return
  const passage = passedAs(attempt, isGivenUp ? 'not_taken' : 'taken')
  await storePlain(context, reader, passage, passageOf(attempt.eventId), fact.at)
}

function doorOf({ profile }: StoredReader, fact: PointFact): string | null {
  if (fact.kind === 'exit_button' || fact.kind === 'alarm') return fact.door
  if (fact.kind === 'door_moved' && fact.part === 'doors') return fact.id
  return profile ? `${profile.doors.first}` : null
}

async function storePlain(
  context: TenantContext,
  reader: StoredReader,
  fact: Parameters<typeof storeOnce>[1],
  key: string,
  at: string | null,
): Promise<string> {
  const { id, isNew } = await storeOnce(context, fact, keyOf(reader, key, at))
  if (!isNew) return id
  await publishAccess(context, { id: fact.attemptId ?? id, pointId: fact.pointId })
  await noteSightings(context, sightingOf(reader, id, at, fact))
  return id
}

async function storeExit(
  context: TenantContext,
  reader: StoredReader,
  point: ReaderPoint,
  { at, door }: Fact<'exit_button'>,
): Promise<void> {
  const told = { at, door }
  const logged =
    at === null
      ? []
      : await readToldBefore(context, reader, 'exit logged', {
          from: secondsLater(at, -LOGGED_WITHIN_S),
          to: secondsLater(at, LOGGED_WITHIN_S),
        })
  const pair = logged.find(
    ({ key, isPaired }) => !isPaired && isAlike(key, { personId: null, door }),
  )
  const key = at === null ? exitKey('told', told, newId()) : exitKey('told', told)
  if (!pair) {
    const fact = { pointId: point.id, fact: 'exit_button', direction: 'out' } as const
    await storePlain(context, reader, fact, key, at)
    return
  }
  const { eventId } = pair
  if (await isNewKey(context, reader, key))
    await addKeys(context, reader, [
      { key, eventId },
      { key: pairOf(eventId), eventId },
    ])
}

async function storeAlarm(
  context: TenantContext,
  reader: StoredReader,
  point: ReaderPoint,
  { isOn, cause, door, at, personId }: Fact<'alarm'>,
): Promise<void> {
  if (!isOn) return
  const key = alarmKey(cause, { at, door })
  const fact = Object.hasOwn(alarms, cause) ? alarms[cause] : undefined
  if (fact) {
    const direction = point.direction === 'out' ? 'out' : 'in'
    await storePlain(context, reader, { pointId: point.id, fact, direction }, key, at)
    return
  }
  if (!isPanic(cause) || personId === null || (await wasForced(context, point.id))) return
  const person = (await readSubjects(context, [personId])).get(personId)?.person
  // The same alarm raises one alert, however often it is told.
  if (person) await raiseForced(context, `${reader.equipmentId} ${key}`, person, point)
}

/** Whether an attempt at a point has just told that its person is forced. */
async function wasForced({ queries, actor }: TenantContext, pointId: string): Promise<boolean> {
  const row = await queries.first(sql`
    SELECT FROM access_events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.point_id = ${pointId} AND 'duress' = ANY(e.marks)
      AND e.at > now() - make_interval(secs => ${FORCED_WITHIN_S}) LIMIT 1`)
  return row !== undefined
}

async function isNewKey(
  { queries, actor }: TenantContext,
  { equipmentId, epoch }: StoredReader,
  key: string,
): Promise<boolean> {
  const row = await queries.first(sql`
    SELECT FROM access_event_keys
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId} AND epoch = ${epoch}
      AND reader_event = ${key}`)
  return row === undefined
}
