import type { Actor } from '@portaria/contract/actors/actor'
import {
  COMMAND_EXPIRY_S,
  type DoorCommand,
  type DoorCommandBody,
  type DoorFinding,
  type DoorPlan,
} from '@portaria/contract/modules/custody/locker-doors'
import { lockers } from '@portaria/contract/modules/custody/lockers/lockers'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { Machinery } from '../../../register-endpoints/machinery.ts'
import { reachTrouble } from '../public/locker-reach.ts'
import type { ParcelKeys } from '../public/parcel-keys.ts'
import { type Aim, aimOf, findTold } from './door-aims.ts'
import {
  lockLocker,
  lockOpen,
  readCommands,
  type StoredCommand,
  shownCommand,
} from './door-commands.repository.ts'
import { readPlan } from './door-plan.repository.ts'
import { concludeCommand, linkBehind } from './door-settling.ts'
import { lineOf, readReach } from './lock-gateways.ts'
import { OPEN_DOOR, READ_LOCKER } from './locker-jobs.ts'

/** Doors of lockers, and the commands to open them (decision 0068). */
export type LockerDoorsService = {
  /**
   * Commands a door to be opened. Throws `not_found` for a parcel that the actor may not know of,
   * `code_wrong` on `code`, `not_allowed` on the `code` of a household, `no_door_free` on `size`, and
   * `state_conflict` with `driver_missing`, `board_missing` or `address_not_approved` on `locker_id`, or
   * `door_busy` on `door`.
   */
  ask(actor: Actor, body: DoorCommandBody): Promise<DoorCommand>
  /** Reads a command of the actor's own, or any command for the desk; throws `not_found`. */
  read(actor: Actor, id: string): Promise<DoorCommand>
  /**
   * Records what a person saw at a door whose readings are insufficient. The desk may do so, and a
   * household for its own command. Throws `state_conflict`, with `board_disagrees` on `finding`.
   */
  resolve(actor: Actor, id: string, finding: DoorFinding): Promise<DoorCommand>
  plan(actor: Actor, lockerId: string): Promise<DoorPlan>
  /**
   * Plans a reading of a locker's board for now; the plan of its doors then shows the answer.
   * Throws `state_conflict` with `address_not_approved` on `locker_id`.
   */
  look(actor: Actor, lockerId: string): Promise<DoorPlan>
  block(actor: Actor, lockerId: string, door: number, reason: string | null): Promise<DoorPlan>
}

/** Seconds for which a sensor's reading is preferred to a person's word. */
const FRESH_S = 60

type Parts = { database: AppDatabase; parcels: Machinery; keys: ParcelKeys }

export function lockerDoorsService({ database, parcels, keys }: Parts): LockerDoorsService {
  const requirePlan = async (context: TenantContext, lockerId: string) => {
    const plan = await readPlan(context, lockerId)
    if (!plan) throw problem('not_found')
    return plan
  }

  return {
    async ask(actor, body) {
      if (actor.role === 'condomino' && body.purpose !== 'collect') throw problem('forbidden')
      const code = body.purpose === 'collect' ? body.code : undefined
      // A household needs no code, and could otherwise find out which codes exist.
      if (actor.role === 'condomino' && code !== undefined)
        throw fieldProblem('code', 'not_allowed')
      const shown =
        code === undefined
          ? undefined
          : await database.inTenant(actor, (context) => findTold(keys, context, code))
      // Thrown after its transaction: a wrong code stays counted.
      if (shown === null) throw fieldProblem('code', 'code_wrong')
      return database.inTenant(actor, async (context) => {
        const known = await repeated(context, body)
        if (known) return known
        const aim = await aimOf(context, body, shown)
        return write(context, body, aim)
      })
    },

    read: (actor, id) =>
      database.readInTenant(actor, async (context) => {
        const isOwn = context.actor.role === 'condomino'
        const [found] = await readCommands(
          context,
          sql`c.id = ${id} AND (NOT ${isOwn} OR c.asked_by = ${context.actor.userId})`,
        )
        if (!found) throw problem('not_found')
        return shownCommand(found)
      }),

    resolve: (actor, id, finding) =>
      database.inTenant(actor, async (context) => {
        const { userId, role } = context.actor
        const isOwn = role === 'condomino'
        const command = await lockOpen(context, id)
        const [known] = command ? [command] : await readCommands(context, sql`c.id = ${id}`)
        if (!known || (isOwn && known.asked_by !== userId)) throw problem('not_found')
        const isSettled = command?.state === 'done' || command?.state === 'unknown'
        if (!command || !isSettled) throw problem('state_conflict')
        await requireSilentBoard(context, command, finding)
        await linkBehind(context, command, 'door_resolved')
        // A household may report its own collection; its word proves nothing about somebody else's.
        const keepsCode = command.asked_by !== userId || !isOwn
        await concludeCommand(parcels, context, command, { finding, by: userId, keepsCode })
        await recordAudit(context, {
          register: lockers.name,
          rowId: command.locker_id,
          operation: 'door_resolved',
          changes: { door: [null, command.door], finding: [null, finding] },
        })
        const [after] = await readCommands(context, sql`c.id = ${id}`)
        if (!after) throw problem('not_found')
        return shownCommand(after)
      }),

    plan: (actor, lockerId) =>
      database.readInTenant(actor, (context) => requirePlan(context, lockerId)),

    look: (actor, lockerId) =>
      database.inTenant(actor, async (context) => {
        const reach = await readReach(context, lockerId)
        if (!reach) throw problem('not_found')
        const trouble = reachTrouble(reach)
        if (trouble === 'address_not_approved')
          throw problem('state_conflict', { errors: [{ field: 'locker_id', code: trouble }] })
        if (trouble === null)
          await enqueueJob(context, {
            task: READ_LOCKER,
            data: { lockerId },
            key: lockerId,
            line: lineOf(context, reach),
          })
        return requirePlan(context, lockerId)
      }),

    block: (actor, lockerId, door, reason) =>
      database.inTenant(actor, async (context) => {
        const { queries, actor: by } = context
        await lockLocker(context, lockerId)
        const isBlocked = reason !== null
        const changed = await queries.count(sql`
          UPDATE locker_doors SET state = ${isBlocked ? 'blocked' : 'free'}
          WHERE tenant_id = ${by.tenantId} AND locker_id = ${lockerId} AND number = ${door}
            AND (state = 'blocked') <> ${isBlocked}`)
        const plan = await requirePlan(context, lockerId)
        if (!plan.doors.some(({ number }) => number === door)) throw problem('not_found')
        if (changed === 0) return plan
        await queries.count(sql`
          INSERT INTO door_readings (tenant_id, locker_id, door, blocked_reason)
          VALUES (${by.tenantId}, ${lockerId}, ${door}, ${reason})
          ON CONFLICT (tenant_id, locker_id, door)
            DO UPDATE SET blocked_reason = excluded.blocked_reason`)
        if (!isBlocked)
          await queries.all(sql`SELECT keep_door_state(${by.tenantId}, ${lockerId}, ${door})`)
        await recordAudit(context, {
          register: lockers.name,
          rowId: lockerId,
          operation: isBlocked ? 'door_blocked' : 'door_unblocked',
          changes: { door: [null, door], ...(isBlocked && { reason: [null, reason] }) },
        })
        await publishChange(context, lockers, [lockerId])
        return requirePlan(context, lockerId)
      }),
  }
}

/**
 * Returns a command that was sent before with the same id; throws `id_taken` for another person's
 * id.
 */
async function repeated(
  context: TenantContext,
  body: DoorCommandBody,
): Promise<DoorCommand | undefined> {
  const { queries, actor } = context
  // When two calls with one id are simultaneous, the second finds the first one's row.
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`door ${actor.tenantId} ${body.id}`}, 0))`)
  const [known] = await readCommands(context, sql`c.id = ${body.id}`)
  if (!known) return undefined
  const isSame =
    known.asked_by === actor.userId &&
    known.purpose === body.purpose &&
    ('parcel_id' in body ? known.parcel_id === body.parcel_id : known.door === body.door) &&
    (body.purpose === 'collect' || known.locker_id === body.locker_id)
  if (!isSame) throw problem('id_taken')
  return shownCommand(known)
}

const busy = () => problem('state_conflict', { errors: [{ field: 'door', code: 'door_busy' }] })

async function write(
  context: TenantContext,
  { id, purpose }: DoorCommandBody,
  { lockerId, door, parcelId, code, checkReason }: Aim,
): Promise<DoorCommand> {
  const { queries, actor } = context
  const resident = purpose === 'collect' ? await residentOf(context) : null
  const made = await queries.count(sql`
    INSERT INTO door_commands (tenant_id, id, purpose, locker_id, door, parcel_id, code_id,
      resident_id, check_reason, asked_by, expires_at)
    VALUES (${actor.tenantId}, ${id}, ${purpose}, ${lockerId}, ${door}, ${parcelId ?? null}::uuid,
      ${code?.id ?? null}::uuid, ${resident}::uuid, ${checkReason ?? null}, ${actor.userId}::uuid,
      clock_timestamp() + make_interval(secs => ${COMMAND_EXPIRY_S}))
    ON CONFLICT DO NOTHING`)
  if (made === 0) throw busy()
  const reach = await readReach(context, lockerId)
  if (!reach) throw problem('not_found')
  await enqueueJob(context, {
    task: OPEN_DOOR,
    data: { commandId: id },
    line: lineOf(context, reach),
  })
  await recordAudit(context, {
    register: lockers.name,
    rowId: lockerId,
    operation: `door_${purpose}`,
    changes: { door: [null, door], ...(checkReason && { reason: [null, checkReason] }) },
  })
  await publishChange(context, lockers, [lockerId])
  const [command] = await readCommands(context, sql`c.id = ${id}`)
  if (!command) throw problem('not_found')
  return shownCommand(command)
}

async function residentOf({ queries, actor }: TenantContext): Promise<string | null> {
  const found = await queries.first(sql<{ id: string | null }>`
    SELECT resident_id AS id FROM memberships
    WHERE id = ${actor.membershipId}::uuid AND role = 'condomino'`)
  return found?.id ?? null
}

/**
 * Throws `state_conflict` if the board has not been asked yet, if it reads the door as open, or if
 * it reads it as closed with a content that contradicts the finding. A person's word counts only
 * where the board has no reading.
 */
async function requireSilentBoard(
  { queries, actor }: TenantContext,
  { locker_id: lockerId, door, state, settled_at: settledAt }: StoredCommand,
  finding: DoorFinding,
): Promise<void> {
  type Read = { latch: string; occupied: boolean | null; is_later: boolean }
  const read = await queries.first(sql<Read>`
    SELECT d.latch, coalesce(w.read_at > ${settledAt}, false) AS is_later, CASE WHEN w.read_at > now() - make_interval(secs => ${FRESH_S})
      THEN w.occupied END AS occupied
    FROM locker_doors d
    LEFT JOIN door_readings w ON w.tenant_id = d.tenant_id AND w.locker_id = d.locker_id
      AND w.door = d.number
    WHERE d.tenant_id = ${actor.tenantId} AND d.locker_id = ${lockerId} AND d.number = ${door}`)
  const occupied = read?.occupied ?? null
  const isDenied = occupied !== null && occupied !== (finding === 'inside')
  // If a door was read as open and then closed, the board itself concludes it. Readings from before
  // an unknown opening prove nothing: the desk may report at once, since it has looked, and a
  // household must wait for a later reading.
  const isUnread = state === 'unknown' && (actor.role !== 'condomino' || read?.is_later === true)
  const isSilent = read?.latch === 'unknown' || (isUnread && read?.latch === 'closed')
  if (!isSilent || isDenied)
    throw problem('state_conflict', { errors: [{ field: 'finding', code: 'board_disagrees' }] })
}
