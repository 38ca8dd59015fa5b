import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { addCustody } from '../public/parcel-custody.ts'
import { isHeldRow, readParcelSettings } from '../public/parcels.ts'

/** The stored place of a parcel. */
export type Placement = {
  place: 'desk' | 'locker' | 'cabinet'
  locker_id: string | null
  door: number | null
  cabinet_id: string | null
  place_note: string | null
  /** Time at which it is overdue there. */
  due_at: Date
}

/** A place of a parcel as somebody types it. */
type Typed = { readonly place: Placement['place'] } & {
  readonly [Name in 'locker_id' | 'door' | 'cabinet_id' | 'place_note']?: Placement[Name]
}

/**
 * Returns the typed place of a parcel, with its due time. Throws `required` for a locker without a
 * door and a missing cabinet, `not_allowed` for a locker or cabinet in another place, `not_found`
 * for one that does not exist, and `door_taken` if the door is blocked, reserved for another parcel
 * or holds one: a door never holds two (custody §7).
 */
export async function placementOf(
  context: TenantContext,
  parcelId: string,
  typed: Typed,
): Promise<Placement> {
  const { place, door, locker_id: lockerId = null, cabinet_id: cabinetId = null } = typed
  const { place_note = null } = typed
  const kept = { locker_id: null, door: null, cabinet_id: null, place_note }
  if (lockerId !== null) await keepLocker(context, lockerId)
  if (cabinetId !== null) await keepCabinet(context, cabinetId)
  if (lockerId !== null && place !== 'locker') throw fieldProblem('locker_id', 'not_allowed')
  if (cabinetId !== null && place !== 'cabinet') throw fieldProblem('cabinet_id', 'not_allowed')
  if (place === 'locker') {
    if (lockerId === null) throw fieldProblem('locker_id', 'required')
    if (door == null) throw fieldProblem('door', 'required')
    await keepDoor(context, parcelId, lockerId, door)
    return { ...kept, place, locker_id: lockerId, door, due_at: await dueAt(context, true) }
  }
  const due_at = await dueAt(context, false)
  if (place === 'desk') return { ...kept, place, due_at }
  if (cabinetId === null) throw fieldProblem('cabinet_id', 'required')
  return { ...kept, place, cabinet_id: cabinetId, due_at }
}

/**
 * Returns the place of a parcel that was put into a door, whatever the state of that door is now.
 */
export const placementInDoor = async (
  context: TenantContext,
  lockerId: string,
  door: number,
): Promise<Placement> => ({
  place: 'locker',
  locker_id: lockerId,
  door,
  cabinet_id: null,
  place_note: null,
  due_at: await dueAt(context, true),
})

/** Returns the time from which a parcel placed now is overdue. */
async function dueAt(context: TenantContext, isInLocker: boolean): Promise<Date> {
  const { deadline_days: days, lockers } = await readParcelSettings(context)
  const hours = isInLocker ? lockers.deadline_hours : days * 24
  const { due } = await context.queries.one(sql<{ due: Date }>`
    SELECT now() + make_interval(hours => ${hours}) AS due`)
  return due
}

/** Locks a locker, so that its doors cannot change until the parcel is written. */
async function keepLocker({ queries, actor }: TenantContext, id: string): Promise<void> {
  const locker = await queries.first(sql`
    SELECT 1 FROM lockers
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND deleted_at IS NULL
      AND status = 'ATIVO' FOR NO KEY UPDATE`)
  if (!locker) throw fieldProblem('locker_id', 'not_found')
}

/** Throws `not_found` or `door_taken` on `door` of a locked locker. */
async function keepDoor(
  { queries, actor }: TenantContext,
  parcelId: string,
  lockerId: string,
  number: number,
): Promise<void> {
  const door = await queries.first(sql<{ state: string; taken: boolean }>`
    SELECT d.state, EXISTS (
      SELECT 1 FROM parcels p
      WHERE p.tenant_id = d.tenant_id AND p.locker_id = d.locker_id AND p.door = d.number
        AND ${isHeldRow(sql.ref('p'))} AND p.id <> ${parcelId})
      OR EXISTS (
        SELECT 1 FROM door_commands c
        WHERE c.tenant_id = d.tenant_id AND c.locker_id = d.locker_id AND c.door = d.number
          AND c.purpose = 'deposit' AND c.over_at IS NULL AND c.parcel_id <> ${parcelId}) AS taken
    FROM locker_doors d
    WHERE d.tenant_id = ${actor.tenantId} AND d.locker_id = ${lockerId} AND d.number = ${number}`)
  if (!door) throw fieldProblem('door', 'not_found')
  if (door.taken || door.state === 'blocked') throw fieldProblem('door', 'door_taken')
}

async function keepCabinet({ queries, actor }: TenantContext, id: string): Promise<void> {
  const found = await queries.first(sql`
    SELECT 1 FROM cabinets
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND deleted_at IS NULL AND status = 'ATIVO'
    FOR KEY SHARE`)
  if (!found) throw fieldProblem('cabinet_id', 'not_found')
}

/** Whether a typed place differs from that of a parcel. */
export const liesElsewhere = (placement: Placement, parcel: Typed): boolean =>
  (['place', 'locker_id', 'door', 'cabinet_id', 'place_note'] as const).some(
    (name) => (parcel[name] ?? null) !== placement[name],
  )

/** Writes the new place of a locked parcel, and the link of its chain. */
export async function placeParcel(
  context: TenantContext,
  parcelId: string,
  placement: Placement,
): Promise<{ id: string; version: number }> {
  const { place, locker_id, door, cabinet_id, place_note, due_at } = placement
  const [placed] = await cascade(
    context,
    parcels,
    sql`r.id = ${parcelId}`,
    { set: { place, locker_id, door, cabinet_id, place_note, due_at }, operation: 'move' },
    'a parcel is put elsewhere',
  )
  if (!placed) throw problem('not_found')
  await addCustody(context, [parcelId], { kind: 'moved' })
  return placed
}
