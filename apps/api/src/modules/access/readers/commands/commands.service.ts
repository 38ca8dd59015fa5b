import type { Actor } from '@portaria/contract/actors/actor'
import { mayUse } from '@portaria/contract/define-register/permissions'
import {
  COMMAND_SECONDS,
  COMMANDS_PER_HOUR,
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
import { requireReader } from '../console/readers.repository.ts'
import { readerDevice } from '../reader-device.ts'
import { publishReader } from '../reader-news.ts'
import {
  findCommand,
  insertCommand,
  isPointOf,
  isWaiting,
  secondsToNext,
} from './given-commands.repository.ts'
import { newReaderPassword, type ReaderPasswords } from './reader-passwords.ts'

/** Commands to readers, and what became of them (access §28). */
export type ReaderCommandsService = {
  /**
   * Gives a command; the same id again is the same command. Throws `not_found`, `forbidden` for a
   * kind that belongs to administrators, `validation` on `point_id`, `id_taken`, `throttled`, and
   * `state_conflict` with `command_waiting` on `kind` while the one before may still be carried out.
   */
  give(actor: Actor, equipmentId: string, body: ReaderCommandBody): Promise<ReaderCommand>
  read(actor: Actor, equipmentId: string, id: string): Promise<ReaderCommand>
}

/** Kinds that belong to whoever sets a reader up. */
const ofSetUp: readonly ReaderCommand['kind'][] = ['password', 'open']

export function readerCommandsService(
  database: AppDatabase,
  passwords: ReaderPasswords,
): ReaderCommandsService {
  return {
    give: (actor, equipmentId, body) =>
      database.inTenant(actor, async (context) => {
        await requireReader(context, equipmentId)
        requireRight(context, body)
        const point = pointOf(body)
        const wait = await secondsToNext(context, COMMANDS_PER_HOUR)
        const known = await findCommand(context, body.id)
        if (known) return repeated(context, known, equipmentId, body)
        if (wait > 0) throw problem('throttled', { retry_after: wait })
        if (point !== null && !(await isPointOf(context, point, equipmentId)))
          throw fieldProblem('point_id', 'not_found')
        if (await isWaiting(context, equipmentId, body.kind, point))
          throw problem('state_conflict', { errors: [{ field: 'kind', code: 'command_waiting' }] })
        await store(context, passwords, equipmentId, body, point)
        return shown(context, equipmentId, body.id)
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

function repeated(
  { actor }: TenantContext,
  known: NonNullable<Awaited<ReturnType<typeof findCommand>>>,
  equipmentId: string,
  { kind, point_id: point }: ReaderCommandBody,
): ReaderCommand {
  const isSame =
    known.equipmentId === equipmentId &&
    known.askedBy === actor.userId &&
    known.shown.kind === kind &&
    known.pointId === (point ?? null)
  if (!isSame) throw problem('id_taken')
  return known.shown
}

async function store(
  context: TenantContext,
  passwords: ReaderPasswords,
  equipmentId: string,
  { id, kind }: ReaderCommandBody,
  pointId: string | null,
): Promise<void> {
  const reason = kind === 'open' ? TEST_REASON : null
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
