import { changedRow } from '@portaria/contract/answers/register-answers'
import { registers } from '@portaria/contract/modules/registers'
import { updateSchema } from '@portaria/contract/record-checks/validation'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Changes, recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { requireProofOf } from '../../../register-endpoints/proof-requirement.ts'
import type { PendingAction, PendingRows } from '../../../register-endpoints/register-behaviour.ts'
import { sendLetter } from '../public/invitation-letter-jobs.ts'
import {
  boundTo,
  findOpen,
  type Invited,
  insertInvitation,
  type OpenInvitation,
  peopleAndInvited,
  refuseKnown,
  refuseManyLetters,
  renewLink,
} from '../public/invitation-rows.ts'
import { announceSindico } from '../public/sindicos.ts'
import {
  changedInvitation,
  checkBond,
  isReplay,
  requireWritable,
  typedInvitation,
} from './invitation-checks.ts'

const names = ['name', 'role', ...boundTo, 'starts_on', 'ends_on'] as const

/** Invited people, until they accept: a company sees only the values that it typed. */
export const invitedPeople: PendingRows<OpenInvitation> = {
  // A person who is invited by a card has no e-mail yet.
  answers: { email: z.nullable(z.string()) },
  source: peopleAndInvited,
  changes: { membership: z.optional(updateSchema(registers.memberships)) },

  async create(context, body) {
    const { queries, actor } = context
    const invited = typedInvitation(actor, body)
    if (await isReplay(context, invited)) return { id: invited.id, isNew: false }
    await checkBond(context, invited)
    await refuseKnown(context, invited)
    await refuseManyLetters(queries, invited)
    const { id, role, tenant_id: tenantId } = invited
    const waits = await announceSindico(context, { register: 'users', id, role, tenantId })
    await insertInvitation(context, invited, waits ? 'unconfirmed' : 'pending')
    if (!waits) await sendLetter(context, id)
    const { name, email } = invited
    const changes: Changes = { name: [null, name], email: [null, email], role: [null, role] }
    await recordAudit(context, {
      register: 'users',
      rowId: id,
      operation: 'create',
      changes,
    })
    return { id, isNew: true }
  },

  lock: (context, id) => findOpen(context, id),

  async change(context, before, body) {
    const { actor } = context
    requireWritable(actor, before)
    const after = changedInvitation(before, body)
    const changed = names.filter((name) => before[name] !== after[name])
    if (changed.length === 0) return false
    await checkBond(context, after)
    await rewrite(context, before, after)
    const changes: Changes = Object.fromEntries(
      changed.map((name) => [name, [before[name] ?? null, after[name]]]),
    )
    const entry = { register: 'users', rowId: before.id, operation: 'update', changes }
    await recordAudit(context, entry)
    return true
  },

  async remove(context, row) {
    const { queries, actor } = context
    await queries.count(sql`
      UPDATE invitations SET state = 'withdrawn', version = version + 1, updated_at = now(),
        updated_by = ${actor.userId}
      WHERE id = ${row.id}`)
    await recordAudit(context, { register: 'users', rowId: row.id, operation: 'remove' })
  },
}

/**
 * Writes the changes. A change of role makes it another invitation: as a síndico's it may have to
 * wait, and otherwise it no longer waits.
 */
async function rewrite(
  context: TenantContext,
  before: OpenInvitation,
  { id, name, role, starts_on, ends_on, tenant_id: tenantId, ...bound }: Omit<Invited, 'email'>,
): Promise<void> {
  const { queries, actor } = context
  const isOther = role !== before.role
  const waits =
    isOther && (await announceSindico(context, { register: 'users', id, role, tenantId }))
  const state = isOther ? (waits ? 'unconfirmed' : 'pending') : before.state
  const anew = isOther ? sql`invited_as = ${actor.role}, confirmed = false,` : sql``
  await queries.count(sql`
    UPDATE invitations SET name = ${name}, role = ${role}, resident_id = ${bound.resident_id},
      employee_id = ${bound.employee_id}, provider_id = ${bound.provider_id}, starts_on = ${starts_on}, ends_on = ${ends_on}, state = ${state}, ${anew}
      generation = generation + ${waits ? 1 : 0},
      version = version + 1, updated_at = now(), updated_by = ${actor.userId}
    WHERE id = ${id}`)
  if (before.state === 'unconfirmed' && state === 'pending') await sendLetter(context, id)
}

/** The actions on an invitation. */
export const invitationActions = {
  'invite-again': {
    summary: 'Send somebody who is invited another link, which ends the one before',
    body: z.optional(z.nullable(z.strictObject({}))),
    answers: changedRow,
    onPending: true,
    async run(context, row) {
      const { queries, actor } = context
      requireWritable(actor, row)
      const { tenant_id, email } = row
      if (row.state !== 'pending' || email === null) throw problem('state_conflict')
      await refuseManyLetters(queries, { tenant_id, email })
      await renewLink(context, row.id)
      await sendLetter(context, row.id)
      return { id: row.id }
    },
  },
  confirm: {
    summary: 'Let the invitation go out of a síndico whom staff appoint beside others',
    body: z.optional(z.nullable(z.strictObject({}))),
    answers: changedRow,
    onPending: true,
    async run(context, row) {
      const { queries, actor } = context
      if (row.state !== 'unconfirmed') throw problem('state_conflict')
      requireProofOf(registers.memberships, actor, { role: row.role })
      await queries.count(sql`
        UPDATE invitations SET state = 'pending', confirmed = true
        WHERE id = ${row.id} AND state = 'unconfirmed'`)
      await renewLink(context, row.id)
      await sendLetter(context, row.id)
      return { id: row.id }
    },
  },
} satisfies Record<string, PendingAction<OpenInvitation>>
