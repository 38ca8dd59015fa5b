import type { Actor } from '@portaria/contract/actors/actor'
import type { AnyRegister, Operation } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'
import { publishChange } from '../change-event.ts'
import type { Machinery } from '../machinery.ts'
import { findRow, findWithPending, readRecord } from '../read-records.ts'
import type { PendingRow } from '../register-behaviour.ts'
import type { CreatedRecord } from '../write-records.ts'

type Body = Record<string, unknown>

/** Makes a pending row from the body of a create; null if the register has none. */
export async function createPending(
  machinery: Machinery,
  context: TenantContext,
  body: Body,
): Promise<CreatedRecord | null> {
  const { behaviour, register } = machinery
  if (!behaviour.pending) return null
  const { id, isNew } = await behaviour.pending.create(context, body)
  if (isNew) await publishChange(context, register, [id])
  return { record: await read(machinery, context, id), isNew }
}

/** Whether an id belongs to a pending row that the actor may see; locks the row. */
export const isPending = async (
  { behaviour }: Machinery,
  context: TenantContext,
  id: string,
): Promise<boolean> => (await behaviour.pending?.lock(context, id)) != null

/**
 * Returns the right that changing or removing a row requires before the row is read. In a register
 * with pending rows it is the right to create: roles that make pending rows also change and end
 * them, and only the row itself tells whether it is pending.
 */
export const rightOf = ({ behaviour }: Machinery, operation: 'update' | 'remove'): Operation =>
  behaviour.pending ? 'create' : operation

/**
 * Locks a pending row by its id; throws `not_found`, even if the id is that of a register's row.
 */
export async function lockPending(
  { behaviour }: Machinery,
  context: TenantContext,
  id: string,
): Promise<PendingRow> {
  const locked = await behaviour.pending?.lock(context, id)
  if (!locked) throw problem('not_found')
  return locked
}

/**
 * Changes a pending row at the version its sender saw; null if the id is not that of a pending row.
 */
export async function updatePending(
  machinery: Machinery,
  actor: Actor,
  id: string,
  version: number,
  body: Body,
): Promise<Body | null> {
  const at = { id, version, operation: 'update' as const }
  return onPending(machinery, actor, at, async (pending, context, row) => {
    const changed = await pending.change(context, row, body)
    if (changed) await publishChange(context, machinery.register, [id])
    return read(machinery, context, id)
  })
}

/**
 * Ends a pending row at the version its sender saw; returns false if the id is not that of a
 * pending row.
 */
export async function removePending(
  machinery: Machinery,
  actor: Actor,
  id: string,
  version: number,
): Promise<boolean> {
  const at = { id, version, operation: 'remove' as const }
  const done = await onPending(machinery, actor, at, async (pending, context, row) => {
    await pending.remove(context, row)
    await publishChange(context, machinery.register, [id])
    return true
  })
  return done ?? false
}

type Pending = NonNullable<Machinery['behaviour']['pending']>

const mayOn = ({ role }: Actor, register: AnyRegister, operation: Operation) =>
  role === 'system' || may(role, register, operation)

/**
 * Locks a pending row and works on it. Returns null if the id is not that of a pending row, unless
 * the actor may not change the register's own rows either: that throws `forbidden`. Roles that may
 * make pending rows may also change them, whatever their rights on other rows.
 */
async function onPending<Done>(
  machinery: Machinery,
  actor: Actor,
  { id, version, operation }: { id: string; version: number; operation: 'update' | 'remove' },
  work: (pending: Pending, context: TenantContext, row: PendingRow) => Promise<Done>,
): Promise<Done | null> {
  const { pending } = machinery.behaviour
  if (!pending) return null
  return machinery.database.inTenant(actor, async (context) => {
    const { actor } = context
    const row = await pending.lock(context, id)
    if (row === null && !mayOn(actor, machinery.register, operation)) {
      await findRow(machinery, context, id)
      throw problem('forbidden')
    }
    if (row === null) return null
    if (row.version !== version)
      throw problem('stale', { current: await read(machinery, context, id) })
    return work(pending, context, row)
  })
}

async function read(machinery: Machinery, context: TenantContext, id: string): Promise<Body> {
  const { queries, actor } = context
  const system = { queries, actor: { ...actor, role: 'system' as const } }
  return readRecord(machinery, context, await findWithPending(machinery, system, id))
}
