import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { GateWorld } from '../gate-world.ts'
import { countedBy, type RaceSize, runRace } from './race-processes.ts'
import type { VisitDeed, VisitRaceOwn } from './visit-race.types.ts'

/** Number of guests: so few that most operations compete with another for the same guest. */
const guestsOf = (operations: number) => Math.max(4, Math.round(operations / 6_000))

/** Uses of each guest's pass, most of which are spent; some passes are used up. */
const usesOf = (operations: number) => Math.min(1_000, Math.max(2, Math.round(operations / 40)))

export type RaceOutcome = {
  /** Faults found, in words, such as a visit that was entered twice or an exit that is lost. */
  faults: string[]
  /** How often each act was done, and refused. */
  done: Record<string, number>
  refused: Record<string, number>
}

/** Races several processes for the same guests, passes and visits, and compares what each was told. */
export async function raceForVisits(world: GateWorld, size: RaceSize): Promise<RaceOutcome> {
  const { test, own } = world
  const uses = usesOf(size.operations)
  const guests: VisitRaceOwn['guests'][number][] = []
  for (let nth = 0; nth < guestsOf(size.operations); nth += 1)
    guests.push(await addGuest(world, uses))
  const order: VisitRaceOwn = {
    gate: test.person('funcionario').actor,
    resident: test.person('condomino').actor,
    apartmentId: own.apartmentId,
    guests,
  }
  const racing = new AbortController()
  const watching = watchInside(world, racing.signal)
  const { deeds, ...counts } = await runRace(test, {
    worker: 'visit-race-worker.ts',
    own: order,
    size,
  }).finally(() => racing.abort())
  const twice = await watching
  return { ...counts, faults: [...twice, ...(await faultsOf(world, deeds as VisitDeed[]))] }
}

async function addGuest(world: GateWorld, uses: number) {
  const { test, own } = world
  const known = await world.addVisitor()
  const payload = {
    visitor_id: known.id,
    kind: 'social',
    apartment_id: own.apartmentId,
    valid_from: new Date(Date.now() - 3_600_000).toISOString(),
    valid_to: new Date(Date.now() + 86_400_000).toISOString(),
    uses_allowed: uses,
  }
  const made = await test.as('sindico').post('/passes', { payload })
  const shared = await test.as('sindico').post(`/passes/${made.body.data.id}/share`)
  return {
    visitorId: known.id,
    passId: made.body.data.id,
    code: String(shared.body.data['code']),
  }
}

/** Milliseconds between two looks at who is inside. */
const LOOK_MS = 25

/** Looks again and again for somebody who is inside twice: in the end both may have left. */
async function watchInside({ test }: GateWorld, signal: AbortSignal): Promise<string[]> {
  const faults = new Set<string>()
  while (!signal.aborted) {
    const found = await test.parts.database.readInTenant(
      test.actor('sindico'),
      ({ queries, actor }) =>
        queries.all(sql<{ visitor_id: string }>`
          SELECT visitor_id FROM visits
          WHERE tenant_id = ${actor.tenantId} AND state = 'inside' AND deleted_at IS NULL
          GROUP BY visitor_id HAVING count(*) > 1`),
    )
    for (const { visitor_id } of found) faults.add(`visitor ${visitor_id} was inside twice at once`)
    await sleep(LOOK_MS)
  }
  return [...faults]
}

type Stored = {
  id: string
  visitor_id: string
  pass_id: string | null
  state: string
  through: string | null
  entered: boolean
}

/** Compares the rows with the answers that the processes got. */
async function faultsOf({ test }: GateWorld, deeds: readonly VisitDeed[]): Promise<string[]> {
  const [stored, passes, trail] = await test.parts.database.inTenant(
    test.actor('sindico'),
    async ({ queries, actor }) => [
      await queries.all(sql<Stored>`
        SELECT id, visitor_id, pass_id, state, answered_through AS through,
          checked_in_at IS NOT NULL AS entered
        FROM visits WHERE tenant_id = ${actor.tenantId}`),
      await queries.all(sql<{ id: string; done: number; allowed: number }>`
        SELECT id, uses_done AS done, uses_allowed AS allowed FROM passes
        WHERE tenant_id = ${actor.tenantId}`),
      await queries.all(sql<{ operation: string; times: number }>`
        SELECT operation, count(*)::int AS times FROM audit_log
        WHERE tenant_id = ${actor.tenantId} AND register = 'visits' GROUP BY operation`),
    ],
  )
  const faults: string[] = []
  const visits = new Map(stored.map((visit) => [visit.id, visit]))
  const of = <D extends VisitDeed['deed']>(deed: D) =>
    deeds.filter((one): one is Extract<VisitDeed, { deed: D }> => one.deed === deed)

  for (const [deed, operation] of [
    ['walk_in', 'create'],
    ['entry', 'check-in'],
    ['exit', 'check-out'],
    ['cancel', 'cancel'],
  ] as const) {
    const byPass = deed === 'walk_in' ? of('entry').filter(({ passId }) => passId).length : 0
    const written = trail.find((one) => one.operation === operation)?.times ?? 0
    if (written !== of(deed).length + byPass)
      faults.push(`${of(deed).length + byPass} ${operation} were answered, ${written} written`)
  }
  for (const [id, times] of Object.entries(countedBy(of('answer').map((one) => one.visitId))))
    if (times > 1) faults.push(`visit ${id} was answered ${times} times`)
  for (const [id, times] of Object.entries(countedBy(of('entry').map((one) => one.visitId))))
    if (times > 1) faults.push(`visit ${id} was entered ${times} times`)
  for (const { visitId } of of('entry'))
    if (!visits.get(visitId)?.entered) faults.push(`the entry of ${visitId} is lost`)
  for (const { visitId } of of('exit'))
    if (visits.get(visitId)?.state !== 'left') faults.push(`the exit of ${visitId} is lost`)

  const inside = countedBy(stored.filter(isInside).map((visit) => visit.visitor_id))
  for (const [visitor, times] of Object.entries(inside))
    if (times > 1) faults.push(`visitor ${visitor} is inside ${times} times`)
  const balance = of('entry').length - of('exit').length
  if (balance !== stored.filter(isInside).length)
    faults.push(`${balance} should be inside, ${stored.filter(isInside).length} are`)

  for (const { id, done, allowed } of passes) {
    const answered = of('entry').filter((one) => one.passId === id).length
    if (done !== answered) faults.push(`pass ${id} counts ${done}, ${answered} were let in by it`)
    if (done > allowed) faults.push(`pass ${id} was used ${done} times of ${allowed}`)
  }
  return faults
}

const isInside = ({ state }: Stored) => state === 'inside'
