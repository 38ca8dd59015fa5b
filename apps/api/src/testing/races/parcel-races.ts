import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ParcelWorld } from '../parcel-world.ts'
import type { ParcelDeed, ParcelRaceOwn } from './parcel-race.types.ts'
import { countedBy, type RaceSize, runRace } from './race-processes.ts'

export type ParcelRaceOutcome = {
  /** Faults found, in words, such as a parcel with two ends or a code that was spent twice. */
  faults: string[]
  /** How often each act was done, and refused. */
  done: Record<string, number>
  refused: Record<string, number>
}

/** Races several processes for the same parcels and codes, and compares what each was told. */
export async function raceForParcels(
  world: ParcelWorld,
  size: RaceSize,
): Promise<ParcelRaceOutcome> {
  const { test, own } = world
  const order: ParcelRaceOwn = {
    desks: [test.actor('funcionario'), test.actor('sindico')],
    resident: test.actor('condomino'),
    apartmentId: own.apartmentId,
    residentId: own.residentId,
  }
  const racing = new AbortController()
  const forgetting = forgetWrongCodes(world, racing.signal)
  const { deeds, ...counts } = await runRace(test, {
    worker: 'parcel-race-worker.ts',
    own: order,
    size,
  }).finally(() => racing.abort())
  await forgetting
  return { ...counts, faults: await faultsOf(world, deeds as ParcelDeed[]) }
}

/** Milliseconds between two deletions of wrong codes: whoever loses a race gives many of them. */
const FORGET_MS = 50

async function forgetWrongCodes({ past }: ParcelWorld, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await past('DELETE FROM look_ups')
    await sleep(FORGET_MS)
  }
}

type Stored = {
  id: string
  state: string
  handed_how: string | null
  links: string[]
  household: number
  live: number
  spent: number
}

const ends = { collected: 'code', signed: 'signature', returned: null } as const

/** Compares the rows with the answers that the processes got. */
async function faultsOf({ test }: ParcelWorld, deeds: readonly ParcelDeed[]): Promise<string[]> {
  const stored = await test.parts.database.inTenant(test.actor('sindico'), ({ queries, actor }) =>
    queries.all(sql<Stored>`
      SELECT p.id, p.state, p.handed_how,
        ARRAY(SELECT e.kind FROM parcel_events e
          WHERE e.tenant_id = p.tenant_id AND e.parcel_id = p.id ORDER BY e.ordinal) AS links,
        count(c.id) FILTER (WHERE ${isLive} AND c.delegate IS NULL)::int AS household,
        count(c.id) FILTER (WHERE ${isLive})::int AS live,
        count(c.id) FILTER (WHERE c.spent_at IS NOT NULL)::int AS spent
      FROM parcels p
      LEFT JOIN parcel_codes c ON c.tenant_id = p.tenant_id AND c.parcel_id = p.id
      WHERE p.tenant_id = ${actor.tenantId} GROUP BY p.tenant_id, p.id`),
  )
  const byParcel = Map.groupBy(deeds, ({ parcelId }) => parcelId)
  const known = new Set(stored.map(({ id }) => id))
  return [
    ...[...byParcel.keys()].filter((id) => !known.has(id)).map((id) => `parcel ${id} is lost`),
    ...stored.flatMap((parcel) => parcelFaults(parcel, byParcel.get(parcel.id) ?? [])),
  ]
}

const isLive = sql`(c.spent_at IS NULL AND c.revoked_at IS NULL)`

function parcelFaults(parcel: Stored, deeds: readonly ParcelDeed[]): string[] {
  const { id, state, handed_how: how, links, household, live, spent } = parcel
  const counted = countedBy(deeds.map(({ deed }) => deed))
  const linked = countedBy(links)
  const ended = Object.keys(ends).flatMap((deed) => Array<string>(counted[deed] ?? 0).fill(deed))
  const faults: string[] = []
  const expect = <T>(what: string, is: T, should: T) => {
    if (is !== should) faults.push(`parcel ${id}: ${what} is ${String(is)}, not ${String(should)}`)
  }
  if (ended.length > 1) faults.push(`parcel ${id} ended ${ended.length} times: ${ended.join()}`)
  const [end] = ended
  const isHanded = end === 'collected' || end === 'signed'
  expect('the state', state, end === undefined ? 'told' : isHanded ? 'handed_over' : 'returned')
  if (isHanded) expect('the proof', how, ends[end])
  expect('links of a hand-over', linked['handed_over'] ?? 0, isHanded ? 1 : 0)
  expect('links of a return', linked['returned'] ?? 0, end === 'returned' ? 1 : 0)
  expect('the last link', end === undefined || links.at(-1) === state, true)
  for (const [deed, kind] of [
    ['received', 'received'],
    ['renewed', 'code_renewed'],
    ['delegated', 'delegated'],
    ['revoked', 'delegate_revoked'],
  ] as const)
    expect(`links ${kind}`, linked[kind] ?? 0, counted[deed] ?? 0)
  expect('codes that were spent', spent, end === 'collected' ? 1 : 0)
  expect('codes of the household', household, end === undefined ? 1 : 0)
  if (end !== undefined) expect('codes that still open', live, 0)
  return faults
}
