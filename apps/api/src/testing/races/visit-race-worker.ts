// Guests who come by passes, walk in, are answered, enter and leave, at several desks at once.
import { sql } from 'kysely'
import { entriesService } from '../../modules/gate/entries.service.ts'
import { passKeys } from '../../modules/visits/public/pass-keys.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { changeState } from '../../register-endpoints/transitions.ts'
import { createRecord } from '../../register-endpoints/write-records.ts'
import { openRaceWorker, readOrder } from './race-worker.ts'
import type { VisitDeed, VisitRaceOrder } from './visit-race.types.ts'

const order = (await readOrder()) as VisitRaceOrder
const { gate, resident, apartmentId, guests } = order
const { database, machineries, publicUrl, below, one, attempt, race } = openRaceWorker(order)
const visits = machineryOf(machineries, 'visits')
const entries = entriesService(database, machineries, passKeys(order.secret, publicUrl))

/**
 * Reads the visits that anybody may act on now, whichever process made them; with `visitorId`, only
 * those of one visitor.
 */
const open = (states: readonly string[], visitorId: string | null = null) =>
  database.inTenant(gate, ({ queries, actor }) =>
    queries.all(sql<{ id: string; visitor_id: string }>`
      SELECT id, visitor_id FROM visits WHERE tenant_id = ${actor.tenantId}
        AND state = ANY(${[...states]}) AND deleted_at IS NULL
        AND (${visitorId}::uuid IS NULL OR visitor_id = ${visitorId})
      ORDER BY random() LIMIT 3`),
  )

async function act(): Promise<VisitDeed | null> {
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
    const isLetIn = below(2) === 0
    await changeState(visits, resident, visit.id, isLetIn ? 'authorise' : 'deny', {})
    return { deed: 'answer', visitId: visit.id, state: isLetIn ? 'authorised' : 'denied' }
  }
  if (dice < 75) {
    // Several desks let in one person, each by another visit that somebody has authorised.
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
    await changeState(visits, gate, visit.id, 'check-out', {})
    return { deed: 'exit', visitId: visit.id, visitorId: visit.visitor_id }
  }
  const visit = one(await open(['waiting', 'authorised']))
  if (!visit) return null
  await changeState(visits, gate, visit.id, 'cancel', {})
  return { deed: 'cancel', visitId: visit.id }
}

function entryOf(visit: Record<string, unknown>): VisitDeed {
  const passId = visit['answered_through'] === 'pass' ? String(visit['pass_id']) : null
  return {
    deed: 'entry',
    visitId: String(visit['id']),
    visitorId: String(visit['visitor_id']),
    passId,
  }
}

async function walkIn(visitorId: string): Promise<string> {
  const body = { visitor_id: visitorId, kind: 'social', apartment_id: apartmentId } as const
  const { id } = await database.inTenant(gate, (context) => createRecord(visits, context, body))
  return id
}

await race(act)
