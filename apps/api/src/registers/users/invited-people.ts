import type { TenantActor } from '@portaria/contract/actor'
import { updateSchema } from '@portaria/contract/define-register/validation'
import { registers } from '@portaria/contract/registers/index'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { announceSindico } from '../../domain/sindicos.ts'
import { type Changes, recordAudit } from '../../platform/audit.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { problem } from '../../platform/problem.ts'
import { requireProofOf } from '../../register-endpoints/needs-proof.ts'
import type {
  ActionHandler,
  PendingRows,
  WriteContext,
} from '../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'
import {
  changedInvitation,
  checkBond,
  isReplay,
  requireWritable,
  typedInvitation,
} from './invitation-checks.ts'
import {
  findOpen,
  type Invited,
  insertInvitation,
  peopleAndInvited,
  refuseKnown,
  refuseManyLetters,
  renewLink,
} from './invitation-rows.ts'

const names = ['name', 'role', 'resident_id', 'starts_on', 'ends_on'] as const

/** People who are invited, until they accept: known to their company by what it typed alone. */
export const invitedPeople: PendingRows = {
  source: peopleAndInvited,
  changes: { membership: z.optional(updateSchema(registers.memberships)) },

  async create({ queries, actor }, body) {
    const invited = typedInvitation(actor, body)
    if (await isReplay(queries, actor, invited)) return { id: invited.id, isNew: false }
    await checkBond(queries, actor, invited)
    await refuseKnown(queries, actor, invited)
    await refuseManyLetters(queries, invited)
    const { id, role, tenant_id: tenantId } = invited
    const waits = await announceSindico(queries, actor, { register: 'users', id, role, tenantId })
    await insertInvitation(queries, actor, invited, waits ? 'unconfirmed' : 'pending')
    if (!waits) await sendLetter(queries, actor, id)
    const { name, email } = invited
    const changes: Changes = { name: [null, name], email: [null, email], role: [null, role] }
    await recordAudit(queries, actor, {
      register: 'users',
      rowId: id,
      operation: 'create',
      changes,
    })
    return { id, isNew: true }
  },

  lock: ({ queries, actor }, id) => findOpen(queries, actor, id),

  async change(context, before, body) {
    const { queries, actor } = context
    requireWritable(actor, before)
    const after = changedInvitation(before, body)
    const changed = names.filter((name) => before[name] !== after[name])
    if (changed.length === 0) return false
    await checkBond(queries, actor, after)
    await rewrite(context, before, after)
    const changes: Changes = Object.fromEntries(
      changed.map((name) => [name, [before[name] ?? null, after[name]]]),
    )
    const entry = { register: 'users', rowId: before.id, operation: 'update', changes }
    await recordAudit(queries, actor, entry)
    return true
  },

  async remove({ queries, actor }, row) {
    await queries.count(sql`
      UPDATE invitations SET state = 'withdrawn', version = version + 1, updated_at = now(),
        updated_by = ${actor.userId}
      WHERE id = ${row.id}`)
    await recordAudit(queries, actor, { register: 'users', rowId: row.id, operation: 'remove' })
  },
}

/**
 * Writes what changed. Another role is another invitation: where it is a síndico's it may have to wait,
 * and one that waited no longer does.
 */
async function rewrite(
  { queries, actor }: WriteContext,
  before: UntypedRow,
  { id, name, role, resident_id, starts_on, ends_on, tenant_id: tenantId }: Invited,
): Promise<void> {
  const isOther = role !== before['role']
  const waits =
    isOther && (await announceSindico(queries, actor, { register: 'users', id, role, tenantId }))
  const state = isOther ? (waits ? 'unconfirmed' : 'pending') : before['state']
  const anew = isOther ? sql`invited_as = ${actor.role}, confirmed = false,` : sql``
  await queries.count(sql`
    UPDATE invitations SET name = ${name}, role = ${role}, resident_id = ${resident_id},
      starts_on = ${starts_on}, ends_on = ${ends_on}, state = ${state}, ${anew}
      generation = generation + ${waits ? 1 : 0},
      version = version + 1, updated_at = now(), updated_by = ${actor.userId}
    WHERE id = ${id}`)
  if (before['state'] === 'unconfirmed' && state === 'pending') await sendLetter(queries, actor, id)
}

/** The buttons of an invitation. */
export const invitationActions = {
  'invite-again': {
    summary: 'Send somebody who is invited another link, which ends the one before',
    body: z.optional(z.nullable(z.strictObject({}))),
    onPending: true,
    async run({ queries, actor }, row) {
      requireWritable(actor, row)
      const { tenant_id, email } = row as unknown as Invited
      if (row['state'] !== 'pending' || email === null) throw problem('state_conflict')
      await refuseManyLetters(queries, { tenant_id, email })
      await renewLink(queries, actor, row.id)
      await sendLetter(queries, actor, row.id)
      return { id: row.id }
    },
  },
  confirm: {
    summary: 'Let the invitation go out of a síndico whom staff appoint beside others',
    body: z.optional(z.nullable(z.strictObject({}))),
    onPending: true,
    async run({ queries, actor }, row) {
      if (row['state'] !== 'unconfirmed') throw problem('state_conflict')
      requireProofOf(registers.memberships, actor, { role: row['role'] })
      await queries.count(sql`
        UPDATE invitations SET state = 'pending', confirmed = true
        WHERE id = ${row.id} AND state = 'unconfirmed'`)
      await renewLink(queries, actor, row.id)
      await sendLetter(queries, actor, row.id)
      return { id: row.id }
    },
  },
} satisfies Record<string, ActionHandler>

/**
 * Asks for the letter of an invitation; it goes once this is committed, one of a company at a time, so
 * that the many of one do not stand before those of others.
 */
export async function sendLetter(
  queries: Queries,
  actor: TenantActor,
  invitationId: string,
): Promise<void> {
  const data = { invitationId }
  const line = `letters ${actor.tenantId}`
  await enqueueJob(queries, actor, { task: 'send_invitation', data, key: invitationId, line })
}
