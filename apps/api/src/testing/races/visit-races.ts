import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { testSecret } from '../database-server.ts'
import type { GateWorld } from '../gate-world.ts'
import type { RaceDeed, RaceOrder, RaceReport } from './visit-race.types.ts'

const WORKER = path.join(import.meta.dirname, 'visit-race-worker.ts')

/** Guests who are fought over: few, so that most operations meet another of the same guest. */
const guestsOf = (operations: number) => Math.max(4, Math.round(operations / 6_000))

/** Uses of each guest's pass: most of them are entered by, and some passes are used up. */
const usesOf = (operations: number) => Math.min(1_000, Math.max(2, Math.round(operations / 40)))

export type RaceOutcome = {
  /** What is wrong; nothing where none was spent twice and none lost. */
  faults: string[]
  /** How often each thing was done, and refused. */
  done: Record<string, number>
  refused: Record<string, number>
}

/** Races several processes for the same guests, passes and visits, and compares what each was told. */
export async function raceForVisits(
  world: GateWorld,
  { operations, processes, seed }: { operations: number; processes: number; seed: number },
): Promise<RaceOutcome> {
  const { test, own } = world
  const uses = usesOf(operations)
  const guests: RaceOrder['guests'][number][] = []
  for (let nth = 0; nth < guestsOf(operations); nth += 1) guests.push(await addGuest(world, uses))
  const orders = Array.from({ length: processes }, (_, nth): RaceOrder => {
    return {
      url: test.database.roleUrl('app'),
      secret: testSecret,
      gate: test.person('funcionario').actor,
      resident: test.person('condomino').actor,
      apartmentId: own.apartmentId,
      guests,
      operations: Math.round(operations / processes),
      seed: seed + nth,
    }
  })
  const racing = new AbortController()
  const watching = watchInside(world, racing.signal)
  const reports = await Promise.all(orders.map(runProcess)).finally(() => racing.abort())
  const twice = await watching
  const deeds = reports.flatMap((one) => one.deeds)
  return {
    faults: [...twice, ...(await faultsOf(world, deeds))],
    done: countedBy(deeds.map(({ deed }) => deed)),
    refused: countedBy(
      reports.flatMap(({ refusals }) =>
        Object.entries(refusals).flatMap(([code, times]) => Array<string>(times).fill(code)),
      ),
    ),
  }
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

async function runProcess(order: RaceOrder): Promise<RaceReport> {
  const child = spawn(process.execPath, [WORKER], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(order))
  const output = await text(child.stdout)
  return JSON.parse(output) as RaceReport
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

/** Compares the rows with what the processes were answered. */
async function faultsOf({ test }: GateWorld, deeds: readonly RaceDeed[]): Promise<string[]> {
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
  const of = <D extends RaceDeed['deed']>(deed: D) =>
    deeds.filter((one): one is Extract<RaceDeed, { deed: D }> => one.deed === deed)

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

function countedBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
