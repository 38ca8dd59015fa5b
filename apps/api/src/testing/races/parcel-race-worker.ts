// Hand-overs by code and by signature, returns, new codes and delegates, each of the same few parcels.
import type { TenantActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { collectService } from '../../modules/custody/parcels/collect.service.ts'
import { readCodes } from '../../modules/custody/public/parcel-codes.ts'
import { parcelKeys } from '../../modules/custody/public/parcel-keys.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { changeState } from '../../register-endpoints/transitions.ts'
import { createRecord, lockAndFind } from '../../register-endpoints/write-records.ts'
import type { ParcelDeed, ParcelRaceOrder } from './parcel-race.types.ts'
import { openRaceWorker, readOrder } from './race-worker.ts'

/**
 * Number of waiting parcels: so few that most operations compete with another for the same parcel.
 */
const WAITING = 3

const order = (await readOrder()) as ParcelRaceOrder
const { secret, desks, resident, apartmentId, residentId } = order
const { database, machineries, below, one, race } = openRaceWorker(order)
const keys = parcelKeys(secret)
const parcels = machineryOf(machineries, 'parcels')
const { collect } = collectService(database, machineries, keys)

/** A parcel that waits, whichever process received it, with the codes that it has now. */
const waiting = () =>
  database.inTenant(resident, async (context) => {
    const rows = await context.queries.all(sql<{ id: string; all: number }>`
      SELECT id, count(*) OVER ()::int AS all FROM parcels
      WHERE tenant_id = ${context.actor.tenantId} AND state IN ('arrived', 'told', 'reminded')
      ORDER BY random() LIMIT 1`)
    const [found] = rows
    if (!found || found.all < WAITING) return null
    return { id: found.id, codes: await readCodes(keys, context, found.id) }
  })

async function receive(): Promise<string> {
  const body = { kind: 'parcel', place: 'desk', apartment_id: apartmentId } as const
  const { id } = await database.inTenant(deskOf(), (context) =>
    createRecord(parcels, context, body),
  )
  return id
}

const deskOf = () => one(desks) as TenantActor

/** An action of the register, on its locked row, as its route runs it. */
const act = (name: string, id: string, body: object) =>
  database.inTenant(resident, async (context) => {
    const row = await lockAndFind(parcels, context, id)
    await parcels.behaviour.actions?.[name]?.run(context, row, body)
  })

const addPicture = (desk: TenantActor) =>
  database.inTenant(desk, async ({ queries, actor }) => {
    const id = newId()
    await queries.count(sql`
      INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
      VALUES (${actor.tenantId}, ${id}, 'image/webp', 1, '\\x00', ${actor.userId})`)
    return id
  })

async function step(): Promise<ParcelDeed | null> {
  const found = await waiting()
  if (!found) return { deed: 'received', parcelId: await receive() }
  const { id: parcelId, codes } = found
  const dice = below(100)
  if (dice < 35) {
    const { id } = await collect(deskOf(), one(codes)?.code ?? '', false)
    return { deed: 'collected', parcelId: id }
  }
  if (dice < 50) {
    const desk = deskOf()
    await changeState(parcels, desk, parcelId, 'hand-over', {
      handed_how: 'signature',
      handed_to_id: residentId,
      signature_file_id: await addPicture(desk),
    })
    return { deed: 'signed', parcelId }
  }
  if (dice < 60) {
    await changeState(parcels, deskOf(), parcelId, 'return', { returned_reason: 'Prazo vencido' })
    return { deed: 'returned', parcelId }
  }
  if (dice < 75) {
    await act('renew-code', parcelId, {})
    return { deed: 'renewed', parcelId }
  }
  if (dice < 90) {
    await act('delegate', parcelId, { name: 'Rita Souza' })
    return { deed: 'delegated', parcelId }
  }
  const delegate = codes.find((code) => code.delegate !== null)
  if (!delegate) return null
  await act('revoke-delegate', parcelId, { delegate_id: delegate.id })
  return { deed: 'revoked', parcelId }
}

await race(step)
