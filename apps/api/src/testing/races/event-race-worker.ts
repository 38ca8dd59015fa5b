// Bookings, edits, approvals, offers and cancellations, each in the same few areas.
import { type Actor, systemActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { changeState } from '../../register-endpoints/transitions.ts'
import { createRecord, updateRecord } from '../../register-endpoints/write-records.ts'
import type { EventDeed, EventRaceOrder } from './event-race.types.ts'
import { openRaceWorker, readOrder } from './race-worker.ts'

const HALF_HOUR = 30 * 60_000
const DAY = 86_400_000

const order = (await readOrder()) as EventRaceOrder
const { database, machineries, below, one, race } = openRaceWorker(order)
const { sindico, resident, units, areas } = order
const events = machineryOf(machineries, 'events')
const system: Actor = systemActor('race', sindico.tenantId)

/**
 * The first of a few days, so that most reservations compete with another; the same for all
 * processes, and in each run.
 */
const firstDay = Math.floor(Date.now() / DAY) * DAY + 10 * DAY

function aTime() {
  const start = firstDay + below(6) * DAY + below(32) * HALF_HOUR
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + (1 + below(8)) * HALF_HOUR).toISOString(),
  }
}

type Found = { id: string; version: number }

const anEvent = (states: readonly string[]) =>
  database.inTenant(sindico, ({ queries, actor }) =>
    queries.first(sql<Found>`
      SELECT id, version FROM events
      WHERE tenant_id = ${actor.tenantId} AND state = ANY(${[...states]}::text[])
      ORDER BY random() LIMIT 1`),
  )

async function book(): Promise<EventDeed> {
  const isOwn = below(3) === 0
  const unit = isOwn ? units[0] : one(units)
  const { id } = await database.inTenant(isOwn ? resident : sindico, (context) =>
    createRecord(events, context, {
      id: newId(),
      title: 'Corrida',
      common_area_id: one(areas),
      ...unit,
      ...aTime(),
      waits: below(2) === 0,
    }),
  )
  return { deed: 'booked', id }
}

async function move(): Promise<EventDeed | null> {
  const found = await anEvent(['requested', 'approved', 'waiting'])
  if (!found) return null
  const changed = { ...aTime(), ...(below(4) === 0 && { common_area_id: one(areas) }) }
  await updateRecord(events, sindico, found.id, found.version, changed)
  return { deed: 'moved', id: found.id }
}

async function step(): Promise<EventDeed | null> {
  const dice = below(100)
  if (dice < 45) return book()
  if (dice < 58) return move()
  const act = async (
    deed: EventDeed['deed'],
    from: readonly string[],
    name: 'approve' | 'cancel' | 'offer' | 'accept' | 'lapse',
    actor: Actor,
  ): Promise<EventDeed | null> => {
    const found = await anEvent(from)
    if (!found) return null
    await changeState(events, actor, found.id, name, name === 'cancel' ? { reason: 'Chuva' } : {})
    return { deed, id: found.id }
  }
  if (dice < 66) return act('approved', ['requested'], 'approve', sindico)
  if (dice < 82) return act('cancelled', ['requested', 'approved', 'offered'], 'cancel', sindico)
  if (dice < 92) return act('offered', ['waiting'], 'offer', system)
  if (dice < 97) return act('accepted', ['offered'], 'accept', sindico)
  return act('lapsed', ['requested', 'offered', 'waiting'], 'lapse', system)
}

await race(step)
