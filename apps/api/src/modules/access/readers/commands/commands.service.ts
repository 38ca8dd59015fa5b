import type { Actor } from '@portaria/contract/actors/actor'
import { mayUse } from '@portaria/contract/define-register/permissions'
import {
  COMMAND_SECONDS,
  type OpeningBody,
  type ReaderCommand,
  type ReaderCommandBody,
  TEST_REASON,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { sql } from 'kysely'
import { recordAudit } from '../../../../platform/audit.ts'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../../platform/problem.ts'
import { callHolder } from '../../../devices/public/device-leases.ts'
import { isHeldShut } from '../../decisions/interlocks.ts'
import { findPoint } from '../../decisions/points.ts'
import { requireReader } from '../console/readers.repository.ts'
import { readerDevice } from '../reader-device.ts'
import { publishReader } from '../reader-news.ts'
import {
  findCommand,
  insertCommand,
  isAddressApproved,
  isPointOf,
  isWaiting,
  readerOfPoint,
  secondsToNext,
} from './given-commands.repository.ts'
import { newReaderPassword, type ReaderPasswords } from './reader-passwords.ts'

/** Commands to readers, and what became of them (access §28). */
export type ReaderCommandsService = {
  /**
   * Gives a command; the same id again is the same command. Throws `not_found`, `forbidden` for a
   * kind that belongs to administrators, `validation` on `point_id`, `id_taken`, `throttled`, and
   * `state_conflict` with `reader_not_approved` on `kind` where nothing may be sent to the reader,
   * with `command_waiting` on `kind` while the one before may still be carried out, or with
   * `interlocked` on `point_id` while another door is not closed.
   */
  give(actor: Actor, equipmentId: string, body: ReaderCommandBody): Promise<ReaderCommand>
  /**
   * Has a person open a point from afar, with a reason (access §43). Throws `not_found` for a point
   * that is not in use or has no reader, and as `give`.
   */
  open(actor: Actor, pointId: string, body: OpeningBody): Promise<ReaderCommand>
  read(actor: Actor, equipmentId: string, id: string): Promise<ReaderCommand>
  /** Reads an opening at a point; throws `not_found`. */
  readOpening(actor: Actor, pointId: string, id: string): Promise<ReaderCommand>
}

/** A command as it was asked for; of an opening with its point and reason. */
type Asked = {
  readonly id: string
  readonly kind: ReaderCommand['kind']
  readonly equipmentId: string
  readonly pointId: string | null
  readonly reason: string | null
}

/** Kinds that belong to whoever sets a reader up. */
const ofSetUp: readonly ReaderCommand['kind'][] = ['password', 'open']

export function readerCommandsService(
  database: AppDatabase,
  passwords: ReaderPasswords,
): ReaderCommandsService {
  async function once(context: TenantContext, asked: Asked): Promise<ReaderCommand> {
    const { id, kind, equipmentId, pointId } = asked
    const wait = await secondsToNext(context, kind)
    const known = await findCommand(context, id)
    if (known) return repeated(context, known, asked)
    if (wait > 0) throw problem('throttled', { retry_after: wait })
    if (pointId !== null && !(await isPointOf(context, pointId, equipmentId)))
      throw fieldProblem('point_id', 'not_found')
    if (!(await isAddressApproved(context, equipmentId)))
      throw problem('state_conflict', { errors: [{ field: 'kind', code: 'reader_not_approved' }] })
    if (await isWaiting(context, equipmentId, kind, pointId))
      throw problem('state_conflict', { errors: [{ field: 'kind', code: 'command_waiting' }] })
    if (kind === 'open' && pointId !== null) await requireOtherDoorsClosed(context, pointId)
    await store(context, passwords, asked)
    return shown(context, equipmentId, id)
  }

  return {
    give: (actor, equipmentId, body) =>
      database.inTenant(actor, async (context) => {
        await requireReader(context, equipmentId)
        requireRight(context, body)
        const reason = body.kind === 'open' ? TEST_REASON : null
        return once(context, { ...body, equipmentId, pointId: pointOf(body), reason })
      }),

    open: (actor, pointId, { id, reason }) =>
      database.inTenant(actor, async (context) => {
        const equipmentId = await readerOfPoint(context, pointId)
        if (equipmentId === null) throw problem('not_found')
        return once(context, { id, kind: 'open', equipmentId, pointId, reason })
      }),

    readOpening: (actor, pointId, id) =>
      database.readInTenant(actor, async (context) => {
        const known = await findCommand(context, id)
        if (known?.pointId !== pointId) throw problem('not_found')
        return known.shown
      }),

    read: (actor, equipmentId, id) =>
      database.readInTenant(actor, async (context) => {
        await requireReader(context, equipmentId)
        return shown(context, equipmentId, id)
      }),
  }
}

function requireRight({ actor }: TenantContext, { kind }: ReaderCommandBody): void {
  if (!ofSetUp.includes(kind)) return
  if (actor.role === 'system' || !mayUse(actor.role, 'readers.set_up')) throw problem('forbidden')
}

/** The point of an opening; null for the other kinds, which have none. */
function pointOf({ kind, point_id: point }: ReaderCommandBody): string | null {
  if (kind === 'open') {
    if (point === undefined) throw fieldProblem('point_id', 'required')
    return point
  }
  if (point !== undefined) throw fieldProblem('point_id', 'not_allowed')
  return null
}

/** A person who opens from afar does not see the other door (access §56). */
async function requireOtherDoorsClosed(context: TenantContext, pointId: string): Promise<void> {
  const point = await findPoint(context, pointId)
  if (!point || point.order === 'released') return
  if (await isHeldShut(context, point, { lock: true }))
    throw problem('state_conflict', { errors: [{ field: 'point_id', code: 'interlocked' }] })
}

function repeated(
  { actor }: TenantContext,
  known: NonNullable<Awaited<ReturnType<typeof findCommand>>>,
  { equipmentId, kind, pointId }: Asked,
): ReaderCommand {
  const isSame =
    known.equipmentId === equipmentId &&
    known.askedBy === actor.userId &&
    known.shown.kind === kind &&
    known.pointId === pointId
  if (!isSame) throw problem('id_taken')
  return known.shown
}

async function store(
  context: TenantContext,
  passwords: ReaderPasswords,
  { id, kind, equipmentId, pointId, reason }: Asked,
): Promise<void> {
  await insertCommand(context, {
    id,
    equipmentId,
    kind,
    pointId,
    openingReason: reason,
    sealed: kind === 'password' ? passwords.seal(context, id, newReaderPassword()) : null,
    seconds: COMMAND_SECONDS[kind],
  })
  await recordAudit(context, {
    register: 'equipment',
    rowId: equipmentId,
    operation: `reader_${kind}`,
    changes: pointId === null ? {} : await openingChanges(context, pointId, reason),
  })
  await callHolder(context, [readerDevice(equipmentId)])
  await publishReader(context, equipmentId)
}

/** The trail of an opening names the point by its name. */
async function openingChanges(
  { queries, actor }: TenantContext,
  pointId: string,
  reason: string | null,
) {
  const { name } = await queries.one(sql<{ name: string }>`
    SELECT name FROM access_points WHERE tenant_id = ${actor.tenantId} AND id = ${pointId}::uuid`)
  return { 'access-points': [null, name], reason: [null, reason] } as const
}

async function shown(
  context: TenantContext,
  equipmentId: string,
  id: string,
): Promise<ReaderCommand> {
  const command = await findCommand(context, id)
  if (command?.equipmentId !== equipmentId) throw problem('not_found')
  return command.shown
}
