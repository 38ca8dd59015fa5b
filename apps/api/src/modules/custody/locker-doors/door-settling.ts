import { systemActor } from '@portaria/contract/actors/actor'
import type { DoorFinding } from '@portaria/contract/modules/custody/locker-doors'
import { lockers } from '@portaria/contract/modules/custody/lockers/lockers'
import { parcels as parcelRegister } from '@portaria/contract/modules/custody/parcels/parcels'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { Machinery } from '../../../register-endpoints/machinery.ts'
import { changeStateIn } from '../../../register-endpoints/transitions.ts'
import { placementInDoor, placeParcel } from '../parcels/parcel-places.ts'
import { spendCode } from '../public/parcel-codes.ts'
import { addCustody } from '../public/parcel-custody.ts'
import { announceInLocker } from '../public/parcel-news.ts'
import { isHeld, isHeldRow } from '../public/parcels.ts'
import {
  lockOpen,
  lockParcel,
  type Opening,
  type StoredCommand,
  settleCommand,
} from './door-commands.repository.ts'
import { settleDoor, tellOfDoor } from './locker-news.ts'

/**
 * Stores the outcome of a command's frame, as the driver found it, and adds the link to its
 * parcel's chain.
 */
export async function settleOpening(
  context: TenantContext,
  id: string,
  opening: Opening,
): Promise<void> {
  const command = await lockOpen(context, id)
  if (!command) return
  if ((await settleCommand(context, id, opening)) && opening.result === 'done')
    await keepOpened(context, command)
  if (opening.sent && command.state === 'sent')
    await linkBehind(asAsker(context, command), command, 'door_opened')
  await publishChange(context, lockers, [command.locker_id])
}

/** Records that the door was read as open, in place of its earlier reading. */
async function keepOpened(
  { queries, actor }: TenantContext,
  { locker_id: lockerId, door }: StoredCommand,
): Promise<void> {
  await queries.count(sql`
    UPDATE locker_doors SET latch = 'open'
    WHERE tenant_id = ${actor.tenantId} AND locker_id = ${lockerId} AND number = ${door}`)
}

/** Adds a link to the chain of the command's parcel, or of the one behind its door. */
export async function linkBehind(
  context: TenantContext,
  { parcel_id: parcelId, locker_id: lockerId, door }: StoredCommand,
  kind: 'door_opened' | 'door_resolved',
): Promise<void> {
  const { queries, actor } = context
  const behind = await queries.all(sql<{ id: string }>`
    SELECT p.id FROM parcels p
    WHERE p.tenant_id = ${actor.tenantId} AND (p.id = ${parcelId}::uuid
      OR (p.locker_id = ${lockerId} AND p.door = ${door} AND ${isHeldRow(sql.ref('p'))}))`)
  await addCustody(
    context,
    behind.map(({ id }) => id),
    { kind },
  )
}

type Conclusion = {
  /** The content of the door; null if nobody saw it and there is no sensor (custody §8). */
  finding: DoorFinding | null
  /** The person who reported it; absent if the board did. */
  by?: string | null
  /**
   * Set if the code must stay valid, because somebody other than the person who asked reported it.
   */
  keepsCode?: boolean
}

/**
 * Ends a locked command whose door is closed again: a deposited parcel is now in its door, and a
 * collected one is handed over and its code is used up. Without other evidence, a parcel to deposit
 * counts as inside, and one to collect as taken.
 */
export async function concludeCommand(
  parcels: Machinery,
  context: TenantContext,
  command: StoredCommand,
  { finding, by, keepsCode = false }: Conclusion,
): Promise<void> {
  const { queries, actor } = context
  const { id, purpose, locker_id: lockerId, door } = command
  const found =
    finding ?? (purpose === 'deposit' ? 'inside' : purpose === 'collect' ? 'empty' : null)
  await queries.count(sql`
    UPDATE door_commands SET finding = ${found}, resolved_by = ${by ?? null}::uuid,
      closed_at = coalesce(closed_at, clock_timestamp()), over_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  await settleDoor(context, { lockerId, door })
  const parcel = await lockParcel(context, command.parcel_id)
  const asker = asAsker(context, command)
  // A parcel whose custody ended at the desk meanwhile can be neither moved nor handed over.
  if (parcel && isHeld(parcel.state)) {
    if (purpose === 'deposit' && found === 'inside') await deposit(asker, parcel.id, command)
    if (purpose === 'collect' && found === 'empty' && !keepsCode)
      await handOver(parcels, asker, parcel.id, command)
  }
  await publishChange(context, lockers, [lockerId])
}

/**
 * Acts for the person who asked for the opening, with the rights of the system: their role may have
 * ended while the door stood open, and row rules do not apply to completed actions.
 */
const asAsker = ({ queries, actor }: TenantContext, command: StoredCommand): TenantContext => {
  const { tenantId, language } = actor
  const system = systemActor('lockers', tenantId)
  return { queries, actor: { ...system, tenantId, language, userId: command.asked_by } }
}

async function deposit(
  context: TenantContext,
  parcelId: string,
  { locker_id: lockerId, door }: StoredCommand,
): Promise<void> {
  await placeParcel(context, parcelId, await placementInDoor(context, lockerId, door))
  await announceInLocker(context, parcelId)
  await publishChange(context, parcelRegister, [parcelId])
}

async function handOver(
  parcels: Machinery,
  context: TenantContext,
  parcelId: string,
  { code_id: codeId, resident_id: resident, locker_id: lockerId, door }: StoredCommand,
): Promise<void> {
  const { queries, actor } = context
  if (codeId === null) return
  const code = await queries.first(sql<{ delegate: string | null }>`
    SELECT delegate FROM parcel_codes
    WHERE tenant_id = ${actor.tenantId} AND id = ${codeId}`)
  if (!code || !(await spendCode(context, { id: codeId, parcelId }, { openedDoor: true }))) {
    // The person who took it can no longer be determined.
    return tellOfDoor(context, { lockerId, door }, 'disagrees')
  }
  const isThere = await queries.first(sql`
    SELECT 1 FROM residents
    WHERE tenant_id = ${actor.tenantId} AND id = ${resident}::uuid AND deleted_at IS NULL`)
  const whom =
    code.delegate === null
      ? { handed_to_id: isThere ? resident : null }
      : { handed_name: code.delegate }
  await changeStateIn(parcels, context, parcelId, 'hand-over', { handed_how: 'code', ...whom })
}
