import { systemActor } from '@portaria/contract/actor'
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

/** Writes what became of the frame of a command, as the driver found it, and the link of its parcel. */
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

/** The door was read open: what was read before is not true any more. */
async function keepOpened(
  { queries, actor }: TenantContext,
  { locker_id: lockerId, door }: StoredCommand,
): Promise<void> {
  await queries.count(sql`
    UPDATE locker_doors SET latch = 'open'
    WHERE tenant_id = ${actor.tenantId} AND locker_id = ${lockerId} AND number = ${door}`)
}

/** A link in the chain of the parcel that a command is about, or that lies behind its door. */
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
  /** What lies behind the door; null where nobody saw it and there is no sensor (custody §8). */
  finding: DoorFinding | null
  /** Who said so; absent where the board did. */
  by?: string | null
  /** Whether somebody else's word may not spend the code: the person who asked has not said it. */
  keepsCode?: boolean
}

/**
 * Ends a locked command whose door is closed again: a deposited parcel lies in its door from now on, a
 * collected one is handed over and its code spent. Where nothing says otherwise, what was to be put in is
 * inside, and what was to be collected is gone.
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
  // Ended at the desk meanwhile, it is nobody's to move or to hand over any more.
  if (parcel && isHeld(parcel.state)) {
    if (purpose === 'deposit' && found === 'inside') await deposit(asker, parcel.id, command)
    if (purpose === 'collect' && found === 'empty' && !keepsCode)
      await handOver(parcels, asker, parcel.id, command)
  }
  await publishChange(context, lockers, [lockerId])
}

/**
 * What follows from opening a door is done in the name of the person who asked for it, by the system: their role
 * may have ended while the door stood open, and a row rule is no matter of what they did.
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
    // Nobody may say any more who took it.
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
