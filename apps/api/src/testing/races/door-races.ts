import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ParcelWorld } from '../parcel-world.ts'
import type { DoorDeed, DoorRaceOwn } from './door-race.types.ts'
import { type RaceSize, runRace } from './race-processes.ts'

export type DoorRaceOutcome = {
  /** Faults found, in words, such as a door that held two parcels or a command that opened one twice. */
  faults: string[]
  done: Record<string, number>
  refused: Record<string, number>
}

/**
 * Milliseconds between two deletions of wrong codes and jobs; the processes of the race act as the
 * servers that would run those jobs.
 */
const FORGET_MS = 50

/** Races several processes for the same doors, parcels and codes, and compares what each was told. */
export async function raceForDoors(
  world: ParcelWorld,
  lockers: readonly string[],
  size: RaceSize,
): Promise<DoorRaceOutcome> {
  const { test, own, past } = world
  const order: DoorRaceOwn = {
    desk: test.actor('funcionario'),
    resident: test.actor('condomino'),
    apartmentId: own.apartmentId,
    lockers,
  }
  const racing = new AbortController()
  const forgetting = (async () => {
    while (!racing.signal.aborted) {
      await past('DELETE FROM look_ups')
      await test.forgetJobs()
      await sleep(FORGET_MS)
    }
  })()
  const { deeds, ...counts } = await runRace(test, {
    worker: 'door-race-worker.ts',
    own: order,
    size,
  }).finally(() => racing.abort())
  await forgetting
  return { ...counts, faults: await faultsOf(world, deeds as DoorDeed[]) }
}

async function faultsOf(world: ParcelWorld, deeds: readonly DoorDeed[]): Promise<string[]> {
  const pulses = new Map<string, number>()
  for (const { deed, id } of deeds) if (deed === 'pulse') pulses.set(id, (pulses.get(id) ?? 0) + 1)
  const { test } = world
  const stored = await test.parts.database.inTenant(test.actor('sindico'), async (context) => {
    const { queries, actor } = context
    return {
      unpulsed: await queries.all(sql<{ id: string; state: string }>`
        SELECT id, state FROM door_commands
        WHERE tenant_id = ${actor.tenantId} AND state IN ('done', 'waiting', 'refused')`),
      // A code serves one collection. It is used up when the door is found empty afterwards, and
      // otherwise stays valid.
      codes: await queries.all(sql<{ id: string }>`
        SELECT c.code_id AS id FROM door_commands c
        WHERE c.tenant_id = ${actor.tenantId} AND c.purpose = 'collect' AND c.finding = 'empty'
        GROUP BY c.code_id HAVING count(*) > 1`),
      doors: await queries.all(sql<{ number: string; state: string; hoped: string }>`
        SELECT d.locker_id || ' ' || d.number AS number, d.state, CASE
          WHEN EXISTS (SELECT 1 FROM parcels p WHERE p.tenant_id = d.tenant_id
            AND p.locker_id = d.locker_id AND p.door = d.number
            AND p.state IN ('arrived', 'told', 'reminded')) THEN 'occupied'
          WHEN EXISTS (SELECT 1 FROM door_commands c WHERE c.tenant_id = d.tenant_id
            AND c.locker_id = d.locker_id AND c.door = d.number AND c.purpose = 'deposit'
            AND c.over_at IS NULL) THEN 'reserved' ELSE 'free' END AS hoped
        FROM locker_doors d
        WHERE d.tenant_id = ${actor.tenantId} AND d.state <> 'blocked'`),
      // A parcel must have left its door before another one is put there.
      shared: await queries.all(sql<{ id: string }>`
        WITH stays AS (
          SELECT e.parcel_id, e.locker_id, e.door, e.at AS since, (
            SELECT min(l.at) FROM parcel_events l
            WHERE l.tenant_id = e.tenant_id AND l.parcel_id = e.parcel_id AND l.ordinal > e.ordinal
              AND l.kind IN ('handed_over', 'returned', 'moved')) AS until
          FROM parcel_events e
          WHERE e.tenant_id = ${actor.tenantId} AND e.kind = 'moved' AND e.place = 'locker')
        SELECT a.parcel_id AS id FROM stays a
        JOIN stays b ON b.locker_id = a.locker_id AND b.door = a.door AND b.parcel_id <> a.parcel_id
          AND b.since > a.since AND (a.until IS NULL OR b.since < a.until)`),
      spent: await queries.all(sql<{ id: string }>`
        SELECT p.id FROM parcels p
        WHERE p.tenant_id = ${actor.tenantId} AND p.state = 'handed_over' AND 1 <> (
          SELECT count(*) FROM parcel_codes c
          WHERE c.tenant_id = p.tenant_id AND c.parcel_id = p.id AND c.spent_at IS NOT NULL)`),
    }
  })
  return [
    ...[...pulses].flatMap(([id, times]) =>
      times > 1 ? [`command ${id} opened its door ${times} times`] : [],
    ),
    ...stored.unpulsed.flatMap(({ id, state }) =>
      (state === 'done') === pulses.has(id)
        ? []
        : [`command ${id} is ${state}, and so was no pulse`],
    ),
    ...stored.codes.map(({ id }) => `code ${id} collected twice`),
    ...stored.doors.flatMap(({ number, state, hoped }) =>
      state === hoped ? [] : [`door ${number} is ${state}, not ${hoped}`],
    ),
    ...stored.shared.map(({ id }) => `parcel ${id} shared its door`),
    ...stored.spent.map(({ id }) => `parcel ${id} was handed over by no code, or by several`),
  ]
}
