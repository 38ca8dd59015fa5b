// One process of a race: the real services on the database that all processes share.
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { passKeys } from '../../domain/pass-keys.ts'
import { entriesService } from '../../features/gate/entries.service.ts'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { appDatabase } from '../../platform/database/app-database.ts'
import { openPool } from '../../platform/database/database-pool.ts'
import { oneLane } from '../../platform/database/lanes.ts'
import { ProblemError } from '../../platform/problem.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { changeState } from '../../register-endpoints/transitions.ts'
import { createRecord } from '../../register-endpoints/write-records.ts'
import type { RaceDeed, RaceOrder, RaceReport } from './visit-race.types.ts'

/** Operations that one process has in progress at once. */
const AT_ONCE = 4

const order = JSON.parse(await text(process.stdin)) as RaceOrder
const { secret, gate, resident, apartmentId, guests } = order
const pool = openPool(order.url, { connections: AT_ONCE })
const database = appDatabase(pool, () => undefined)
const publicUrl = 'http://localhost:3000'
const machineries = machineriesOf(
  { database, lanes: oneLane(database), secret, dataDir: '/nowhere', publicUrl },
  unnotedReads,
)
const visits = machineryOf(machineries, 'visits')
const entries = entriesService(database, machineries, passKeys(secret, publicUrl))

const report: RaceReport = { deeds: [], refusals: {} }

/** Pseudo-random numbers by a seed (mulberry32), so that a race can be run again. */
let state = order.seed
function below(limit: number): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
}
function one<T>(list: readonly T[]): T | undefined {
  return list[below(list.length || 1)]
}

/** Visits that anybody may act on now, whichever process made them; those of one visitor where asked. */
const open = (states: readonly string[], visitorId: string | null = null) =>
  database.inTenant(gate, ({ queries, actor }) =>
    queries.all(sql<{ id: string }>`
      SELECT id FROM visits WHERE tenant_id = ${actor.tenantId}
        AND state = ANY(${[...states]}) AND deleted_at IS NULL
        AND (${visitorId}::uuid IS NULL OR visitor_id = ${visitorId})
      ORDER BY random() LIMIT 3`),
  )

async function act(): Promise<RaceDeed | null> {
  const guest = one(guests)
  if (!guest) return null
  const dice = below(100)
  if (dice < 30) {
    const entered = await entries.enter(gate, { code: guest.code })
    return entryOf(entered)
  }
  if (dice < 45) {
    const visitId = await walkIn(guest.visitorId)
    return { deed: 'walk_in', visitId }
  }
  if (dice < 60) {
    const visit = one(await open(['waiting']))
    if (!visit) return null
    const [actor, name] = below(2) === 0 ? [resident, 'authorise'] : [resident, 'deny']
    const next = await changeState(visits, actor, visit.id, name, {})
    return {
      deed: 'answer',
      visitId: visit.id,
      state: next['state'] as 'authorised' | 'denied',
    }
  }
  if (dice < 75) {
    // Several desks let one person in by what each of them has: a pass, or one of several words.
    const rivals = (await open(['authorised'], guest.visitorId)).slice(0, 2)
    await Promise.all(
      rivals.map(({ id }) =>
        attempt(async () => entryOf(await entries.enter(gate, { visit_id: id }))),
      ),
    )
    return null
  }
  if (dice < 95) {
    const visit = one(await open(['inside']))
    if (!visit) return null
    const left = await changeState(visits, gate, visit.id, 'check-out', {})
    return { deed: 'exit', visitId: visit.id, visitorId: String(left['visitor_id']) }
  }
  const visit = one(await open(['waiting', 'authorised']))
  if (!visit) return null
  await changeState(visits, gate, visit.id, 'cancel', {})
  return { deed: 'cancel', visitId: visit.id }
}

function entryOf(visit: Record<string, unknown>): RaceDeed {
  const passId = visit['answered_through'] === 'pass' ? String(visit['pass_id']) : null
  return {
    deed: 'entry',
    visitId: String(visit['id']),
    visitorId: String(visit['visitor_id']),
    passId,
  }
}

async function walkIn(visitorId: string): Promise<string> {
  const body = { visitor_id: visitorId, kind: 'social', apartment_id: apartmentId }
  const { record } = await database.inTenant(gate, (context) => createRecord(visits, context, body))
  return String(record['id'])
}

/** Does one thing, and reports it or why it was refused. */
async function attempt(operation: () => Promise<RaceDeed | null>): Promise<void> {
  try {
    const deed = await operation()
    if (deed) report.deeds.push(deed)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const code = error.details.errors?.[0]?.code ?? error.code
    report.refusals[code] = (report.refusals[code] ?? 0) + 1
  }
}

let left = order.operations
async function keepActing(): Promise<void> {
  while (left > 0) {
    left -= 1
    await attempt(act)
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, keepActing))
await pool.close()
process.stdout.write(JSON.stringify(report))
