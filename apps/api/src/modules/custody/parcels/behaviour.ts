import { custodyChain, pickupCodes, UNDO_MIN } from '@portaria/contract/modules/custody/parcels'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { claimOwnFile } from '../../../platform/files/own-files.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { idsOf } from '../../../register-endpoints/untyped-row.ts'
import { nextNumber } from '../../companies/public/number-series.ts'
import { requireDoorClosed } from '../public/door-of-parcel.ts'
import { giveCode, readCodes, revokeCodes } from '../public/parcel-codes.ts'
import { addCustody, custodyOf } from '../public/parcel-custody.ts'
import type { ParcelKeys } from '../public/parcel-keys.ts'
import {
  announceParcels,
  remindOfParcels,
  settleParcels,
  tellEnded,
  tellHandedOver,
  tellLost,
} from '../public/parcel-news.ts'
import { isHeld, isHeldRow, whoIsTold } from '../public/parcels.ts'
import { requireAddressee } from './addressee.ts'
import { completeHandOver } from './hand-over.ts'
import { parcelActions } from './parcel-actions.ts'
import { placementOf } from './parcel-places.ts'

type Row = RowOf<typeof parcels>
type NewRow = NewRowOf<typeof parcels>

const pickup = (parcel: Sql): Sql => sql`CASE
  WHEN NOT ${isHeldRow(parcel)} THEN 'over'
  WHEN ${parcel}.due_at < now() THEN 'overdue' ELSE 'held' END`

/**
 * Parcels beyond their definition: one chain of custody from arrival to end, notices to their
 * owners, and a single hand-over (custody §1, §4).
 */
export const parcelsBehaviour = (keys: ParcelKeys) =>
  defineBehaviour(parcels, {
    values: {
      pickup,
      custody: { answers: z.optional(custodyChain), read: custodyOf },
      // The desk reads no code: otherwise it could record hand-overs that never happened.
      codes: {
        answers: z.optional(pickupCodes),
        read: async (context, row) =>
          context.actor.role === 'condomino' && isHeld(row.state)
            ? readCodes(keys, context, row.id)
            : undefined,
      },
    },

    async beforeWrite(context, next, before) {
      if (before === null) return next
      const isOver = isHeld(before.state) && !isHeld(next.state)
      if (isOver || isForAnother(next, before)) await requireDoorClosed(context, next)
      return next
    },

    beforeCreate: receive,

    async beforeChange(_, next, before) {
      // A restored parcel comes back unchanged, in any state.
      if (before.deleted_at === null && !isHeld(before.state)) throw problem('state_conflict')
      return next
    },

    // A removed parcel can no longer be collected, not even by an earlier code, and its notices
    // end.
    async beforeRemove(context, row) {
      await requireDoorClosed(context, row)
      await revokeCodes(context, row.id, 'all')
      await settleParcels(context, [row.id])
    },

    async beforeRestore(context, row) {
      if (!isHeld(row.state)) return
      await placementOf(context, row.id, row)
      await giveCode(keys, context, row.id, { delegate: null })
    },

    async afterCreate(context, row) {
      await giveCode(keys, context, row.id, { delegate: null })
      await addCustody(context, [row.id], { kind: 'received' })
      if (row.state === 'told') await addCustody(context, [row.id], { kind: 'told' })
      await announceParcels(context, [row.id])
    },

    transitions: {
      tell: { after: (context, rows) => addCustody(context, idsOf(rows), { kind: 'told' }) },
      redirect: {
        prepare: redirect,
        async after(context, rows) {
          const ids = idsOf(rows)
          await settleParcels(context, ids)
          for (const id of ids) {
            await revokeCodes(context, id, 'all')
            await giveCode(keys, context, id, { delegate: null })
          }
          await addCustody(context, ids, { kind: 'redirected' })
          await addCustody(context, idsOf(rows.filter(isTold)), { kind: 'told' })
          await announceParcels(context, ids)
        },
      },
      remind: {
        async after(context, rows) {
          const ids = idsOf(rows)
          await addCustody(context, ids, { kind: 'reminded' })
          await remindOfParcels(context, ids)
        },
      },
      'hand-over': {
        prepare: completeHandOver,
        async after(context, rows) {
          const ids = idsOf(rows)
          await end(context, ids, 'handed_over')
          await tellHandedOver(context, ids)
        },
      },
      return: {
        async after(context, rows) {
          const ids = idsOf(rows)
          await end(context, ids, 'returned')
          await tellEnded(context, ids, 'parcel_returned')
        },
      },
      refuse: {
        prepare: refuseInWriting,
        async after(context, rows) {
          const ids = idsOf(rows)
          await end(context, ids, 'refused')
          await tellEnded(context, ids, 'parcel_refused')
        },
      },
      lose: {
        async after(context, rows) {
          const ids = idsOf(rows)
          await end(context, ids, 'lost')
          await tellLost(context, ids)
        },
      },
      find: {
        prepare: found,
        async after(context, rows) {
          const ids = idsOf(rows)
          await addCustody(context, ids, { kind: 'found' })
          for (const id of ids) await giveCode(keys, context, id, { delegate: null })
          await announceParcels(context, ids)
        },
      },
      cancel: {
        async prepare(context, next, before) {
          await requireOwnReception(context, before)
          return next
        },
        after: (context, rows) => end(context, idsOf(rows), 'cancelled'),
      },
    },

    actions: parcelActions(keys),
  })

/**
 * Completes a new parcel: numbered, in its place, and announced at once if there is somebody to
 * notify.
 */
async function receive(context: TenantContext, draft: NewRow): Promise<NewRow> {
  await requireAddressee(context, draft)
  const { now } = await context.queries.one(sql<{ now: Date }>`SELECT now() AS now`)
  const isTold = (await whoIsTold(context, draft)).length > 0
  return {
    ...draft,
    ...(await placementOf(context, draft.id, draft)),
    number: String(await nextNumber(context, 'parcels')),
    state: isTold ? 'told' : 'arrived',
    arrived_at: now,
    arrived_by_id: context.actor.userId,
    told_at: isTold ? now : null,
  }
}

/**
 * Completes a lost parcel that was found: it is at the desk, in its previous state, and its
 * household is notified.
 */
async function found(context: TenantContext, lost: Row): Promise<Row> {
  const next = { ...lost, ...(await placementOf(context, lost.id, { place: 'desk' })) }
  if (lost.reminded_at !== null) return { ...next, state: 'reminded' }
  if (lost.told_at !== null) return { ...next, state: 'told' }
  if ((await whoIsTold(context, next)).length === 0) return next
  const { now } = await context.queries.one(sql<{ now: Date }>`SELECT now() AS now`)
  return { ...next, state: 'told', told_at: now }
}

/** Lets only a judicial letter be refused in writing (custody §3); other parcels are returned. */
async function refuseInWriting(context: TenantContext, next: Row): Promise<Row> {
  if (next.kind !== 'judicial')
    throw problem('state_conflict', { errors: [{ field: 'kind', code: 'wrong_kind' }] })
  await claimOwnFile(context, next, 'signature_file_id')
  return next
}

const isForAnother = (next: NewRow, before: Row) =>
  next.apartment_id !== before.apartment_id || next.resident_id !== before.resident_id

/**
 * Corrects the addressee of a parcel, and notifies the new addressees as of an arrival. Throws
 * `same_addressee` on `apartment_id` if nothing changes.
 */
async function redirect(context: TenantContext, asked: Row, before: Row): Promise<Row> {
  // The named person lived in the wrong unit.
  const isStale =
    asked.apartment_id !== before.apartment_id && asked.resident_id === before.resident_id
  const next = { ...asked, ...(isStale && { resident_id: null }) }
  if (!isForAnother(next, before)) throw fieldProblem('apartment_id', 'same_addressee')
  await requireAddressee(context, next)
  const isTold = (await whoIsTold(context, next)).length > 0
  return {
    ...next,
    state: isTold ? 'told' : 'arrived',
    told_at: isTold ? asked.redirected_at : null,
    reminded_at: null,
  }
}

/** Whether the household of a parcel was notified of it. */
const isTold = ({ state }: Row) => state === 'told'

/** Throws for staff of the gate, unless they undo their own reception of a moment ago. */
async function requireOwnReception({ queries, actor }: TenantContext, { id }: Row): Promise<void> {
  if (actor.role !== 'funcionario') return
  const own = await queries.first(sql`
    SELECT 1 FROM parcels
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND arrived_by_id = ${actor.userId}
      AND arrived_at > now() - make_interval(mins => ${UNDO_MIN})`)
  if (!own) throw problem('forbidden')
}

async function end(
  context: TenantContext,
  ids: readonly string[],
  kind: 'handed_over' | 'returned' | 'refused' | 'lost' | 'cancelled',
): Promise<void> {
  await addCustody(context, ids, { kind })
  for (const id of ids) await revokeCodes(context, id, 'all')
  await settleParcels(context, ids)
}
