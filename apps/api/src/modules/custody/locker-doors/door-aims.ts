import { type DoorCommandBody, doorSizes } from '@portaria/contract/modules/custody/locker-doors'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import {
  countLookUp,
  openLookUps,
} from '../../../register-endpoints/aspects/hidden-values/look-up-limits.ts'
import { reachTrouble } from '../public/locker-reach.ts'
import { codeOfDigest, householdCode, isCodeLive, type ShownCode } from '../public/parcel-codes.ts'
import type { ParcelKeys } from '../public/parcel-keys.ts'
import { isHeld, ofOwnParcels } from '../public/parcels.ts'
import { type DoorParcel, lockLocker, lockParcel } from './door-commands.repository.ts'
import { lockReach, readReach } from './lock-gateways.ts'

/** The subject of a command, found and locked. */
export type Aim = {
  lockerId: string
  door: number
  parcelId?: string
  code?: ShownCode
  checkReason?: string
}

/**
 * Finds the parcel of a code; a wrong code counts as a look-up that found nothing, as at the desk.
 */
export async function findTold(
  keys: ParcelKeys,
  context: TenantContext,
  code: string,
): Promise<ShownCode | null> {
  await openLookUps(context, 'pickup', ['misses'])
  const digest = keys.digest(context.actor.tenantId, code.replace(/\D/g, ''))
  const shown = await codeOfDigest(context, digest)
  if (shown) return shown
  await countLookUp(context, 'pickup', `parcel ${digest.toString('base64url')}`, false)
  return null
}

/** Finds and locks the subject of a command; throws the problems of the service's `ask`. */
export function aimOf(
  context: TenantContext,
  body: DoorCommandBody,
  shown: ShownCode | undefined,
): Promise<Aim> {
  if (body.purpose === 'deposit') return aimOfDeposit(context, body)
  return body.purpose === 'collect'
    ? aimOfCollection(context, body, shown)
    : aimOfCheck(context, body)
}

/**
 * Locks the locker after the parcel, in the usual order, and requires that its doors can be opened.
 */
async function openLocker(context: TenantContext, lockerId: string, field: string): Promise<void> {
  await lockLocker(context, lockerId)
  await lockReach(context, lockerId)
  const reach = await readReach(context, lockerId)
  if (!reach) throw fieldProblem('locker_id', 'not_found')
  const trouble = reachTrouble(reach)
  if (trouble !== null) throw problem('state_conflict', { errors: [{ field, code: trouble }] })
}

async function aimOfDeposit(
  context: TenantContext,
  { parcel_id: parcelId, locker_id: lockerId, size }: Extract<DoorCommandBody, { size: string }>,
): Promise<Aim> {
  const { queries, actor } = context
  const parcel = await lockParcel(context, parcelId)
  if (!parcel) throw problem('not_found')
  if (!isHeld(parcel.state) || parcel.place === 'locker') throw problem('state_conflict')
  await openLocker(context, lockerId, 'locker_id')
  const active = await queries.first(sql`
    SELECT 1 FROM lockers
    WHERE tenant_id = ${actor.tenantId} AND id = ${lockerId} AND status = 'ATIVO'`)
  if (!active) throw fieldProblem('locker_id', 'not_found')
  const rank = sql`array_position(${[...doorSizes]}::text[], d.size)`
  const door = await queries.first(sql<{ number: number }>`
    SELECT d.number FROM locker_doors d
    WHERE d.tenant_id = ${actor.tenantId} AND d.locker_id = ${lockerId} AND d.state = 'free'
      AND d.latch <> 'open' AND NOT EXISTS (SELECT 1 FROM door_readings w
        WHERE w.tenant_id = d.tenant_id AND w.locker_id = d.locker_id AND w.door = d.number
          AND (w.occupied OR w.disagrees_since IS NOT NULL))
      AND ${rank} >= ${doorSizes.indexOf(size) + 1}
      AND NOT EXISTS (SELECT 1 FROM door_commands c
        WHERE c.tenant_id = d.tenant_id AND c.locker_id = d.locker_id AND c.door = d.number
          AND c.over_at IS NULL)
    ORDER BY ${rank}, d.number LIMIT 1`)
  if (!door) throw problem('state_conflict', { errors: [{ field: 'size', code: 'no_door_free' }] })
  return { lockerId, door: door.number, parcelId }
}

async function aimOfCollection(
  context: TenantContext,
  { parcel_id: parcelId }: { parcel_id: string },
  shown: ShownCode | undefined,
): Promise<Aim> {
  const isOwn = context.actor.role === 'condomino'
  // The parcel is locked before its owner is checked, since it might be redirected, and its code
  // revoked, in between.
  const parcel: DoorParcel | undefined = await lockParcel(context, parcelId)
  if (!parcel) throw problem('not_found')
  if (isOwn) await requireOwn(context, parcelId)
  const isTold = shown?.parcelId === parcelId && (await isCodeLive(context, shown))
  if (!isOwn && !isTold) throw fieldProblem('code', 'code_wrong')
  const { locker_id: lockerId, door } = parcel
  if (!isHeld(parcel.state) || lockerId === null || door === null) throw problem('state_conflict')
  await openLocker(context, lockerId, 'locker_id')
  const code = isOwn ? await householdCode(context, parcelId) : shown
  if (!code) throw problem('state_conflict')
  return { lockerId, door, parcelId, code }
}

/** Throws `not_found` unless the parcel is the household's own. */
async function requireOwn({ queries, actor }: TenantContext, parcelId: string): Promise<void> {
  const own = await queries.first(sql`
    SELECT 1 FROM parcels p
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${parcelId}
      AND ${ofOwnParcels(sql.ref('p'), actor)}`)
  if (!own) throw problem('not_found')
}

async function aimOfCheck(
  context: TenantContext,
  { locker_id: lockerId, door, reason }: Extract<DoorCommandBody, { reason: string }>,
): Promise<Aim> {
  const { queries, actor } = context
  await openLocker(context, lockerId, 'locker_id')
  const known = await queries.first(sql`
    SELECT 1 FROM locker_doors
    WHERE tenant_id = ${actor.tenantId} AND locker_id = ${lockerId} AND number = ${door}`)
  if (!known) throw fieldProblem('door', 'not_found')
  return { lockerId, door, checkReason: reason }
}
