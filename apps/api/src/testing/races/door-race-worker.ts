// Deposits, collections and the servers that open doors: all of them use the same few parcels and
// doors.
import { doorSizes } from '@portaria/contract/modules/custody/locker-doors'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import {
  markSent,
  type Opening,
} from '../../modules/custody/locker-doors/door-commands.repository.ts'
import { concludeClosed } from '../../modules/custody/locker-doors/door-readings.ts'
import { settleOpening } from '../../modules/custody/locker-doors/door-settling.ts'
import { lockerDoorsService } from '../../modules/custody/locker-doors/locker-doors.service.ts'
import { readCodes } from '../../modules/custody/public/parcel-codes.ts'
import { parcelKeys } from '../../modules/custody/public/parcel-keys.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { changeState } from '../../register-endpoints/transitions.ts'
import { createRecord } from '../../register-endpoints/write-records.ts'
import type { DoorDeed, DoorRaceOrder } from './door-race.types.ts'
import { openRaceWorker, readOrder } from './race-worker.ts'

/**
 * Number of waiting parcels: so few that most operations compete with another for the same parcel.
 */
const WAITING = 6

const order = (await readOrder()) as DoorRaceOrder
const { database, machineries, below, one, race } = openRaceWorker(order)
const { desk, resident, apartmentId, lockers } = order
const keys = parcelKeys(order.secret)
const parcels = machineryOf(machineries, 'parcels')
const doors = lockerDoorsService({ database, parcels, keys })

type Held = { id: string; place: string; all: number }

const aParcel = () =>
  database.inTenant(desk, ({ queries, actor }) =>
    queries.first(sql<Held>`
      SELECT id, place, count(*) OVER ()::int AS all FROM parcels
      WHERE tenant_id = ${actor.tenantId} AND state IN ('arrived', 'told', 'reminded')
      ORDER BY random() LIMIT 1`),
  )

const aCommand = (states: readonly string[]) =>
  database.inTenant(desk, ({ queries, actor }) =>
    queries.first(sql<{ id: string; purpose: string; state: string }>`
      SELECT id, purpose, state FROM door_commands
      WHERE tenant_id = ${actor.tenantId} AND over_at IS NULL AND state = ANY(${[...states]})
      ORDER BY random() LIMIT 1`),
  )

async function receive(): Promise<DoorDeed> {
  const body = { kind: 'parcel', place: 'desk', apartment_id: apartmentId } as const
  const { id } = await database.inTenant(desk, (context) => createRecord(parcels, context, body))
  return { deed: 'received', id }
}

async function collect({ id: parcel_id }: Held): Promise<DoorDeed> {
  const purpose = 'collect' as const
  if (below(2) === 0) {
    const { id } = await doors.ask(resident, { id: newId(), purpose, parcel_id })
    return { deed: 'asked', id }
  }
  const codes = await database.inTenant(resident, (context) => readCodes(keys, context, parcel_id))
  const code = one(codes)?.code ?? ''
  const { id } = await doors.ask(desk, { id: newId(), purpose, parcel_id, code })
  return { deed: 'asked', id }
}

/** Carries out a command as a server does; two processes may take the same command. */
async function open(): Promise<DoorDeed | null> {
  const command = await aCommand(['waiting', 'sent'])
  if (!command) return null
  const settle = (opening: Opening) =>
    database.inTenant(desk, (context) => settleOpening(context, command.id, opening))
  const dice = below(20)
  if (dice === 0) {
    await settle({ result: 'refused', reason: 'no_connection', sent: false })
    return null
  }
  if (!(await database.inTenant(desk, (context) => markSent(context, command.id)))) {
    // Another server has taken the command. Sometimes that server is taken for dead, and the
    // command is settled as interrupted.
    if (dice < 4) await settle({ result: 'unknown', reason: 'interrupted', sent: true })
    return null
  }
  if (dice > 2)
    await settle({ result: dice < 5 ? 'unknown' : 'done', reason: 'read_open', sent: true })
  return { deed: 'pulse', id: command.id }
}

async function shut(): Promise<DoorDeed | null> {
  const command = await aCommand(['done', 'unknown'])
  if (!command) return null
  const isUsed = below(10) > 0
  const occupied = below(5) === 0 ? null : (command.purpose === 'deposit') === isUsed
  await database.inTenant(desk, async (context) => {
    await concludeClosed(parcels, context, { id: command.id, occupied })
    await context.queries.count(sql`
      UPDATE locker_doors d SET latch = 'closed' FROM door_commands c
      WHERE c.tenant_id = ${desk.tenantId} AND c.id = ${command.id} AND d.tenant_id = c.tenant_id
        AND d.locker_id = c.locker_id AND d.number = c.door`)
  })
  return { deed: 'closed', id: command.id }
}

async function step(): Promise<DoorDeed | null> {
  const dice = below(100)
  if (dice < 30) return open()
  if (dice < 50) return shut()
  if (dice < 53) {
    const [locker, door] = [one(lockers) ?? '', 1 + below(4)]
    await doors.block(desk, locker, door, below(3) === 0 ? 'Em conserto' : null)
    return null
  }
  const parcel = await aParcel()
  if (!parcel || parcel.all < WAITING) return receive()
  if (dice < 56) {
    await changeState(parcels, desk, parcel.id, 'return', { returned_reason: 'Prazo vencido' })
    return { deed: 'returned', id: parcel.id }
  }
  if (parcel.place === 'locker') return collect(parcel)
  const size = one(doorSizes) ?? 'P'
  const locker_id = one(lockers) ?? ''
  const body = { id: newId(), purpose: 'deposit' as const, parcel_id: parcel.id, locker_id, size }
  const { id } = await doors.ask(desk, body)
  return { deed: 'asked', id }
}

await race(step)
