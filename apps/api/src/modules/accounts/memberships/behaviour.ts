import { isPlatformRole } from '@portaria/contract/actors/roles'
import { changedRow } from '@portaria/contract/answers/register-answers'
import { memberships } from '@portaria/contract/modules/accounts/memberships/memberships'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineAction, defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { requireProofOf } from '../../../register-endpoints/proof-requirement.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { dropFormerRecipient } from '../../companies/public/panic-recipients.ts'
import {
  announceSindico,
  holdsSindicoToday,
  isSindicoOnwards,
  requireOtherSindico,
} from '../public/sindicos.ts'
import { writableRoles } from '../public/writable-roles.ts'
import { requireWritable } from '../users/invitation-checks.ts'

type Row = NewRowOf<typeof memberships>

/**
 * Memberships beyond their definition: the roles that each actor may give, and that a company keeps
 * a síndico.
 */
export const membershipsBehaviour = defineBehaviour(memberships, {
  async beforeWrite(context, next, before) {
    const { queries, actor } = context
    if (before?.id !== undefined && before.id === actor.membershipId) throw problem('forbidden')
    if (before !== null) requireWritable(actor, before)
    if (!writableRoles(actor).includes(next.role)) throw fieldProblem('role', 'not_allowed')
    if (before !== null && !(await holdsSindicoToday(queries, next)))
      await requireOtherSindico(queries, { membershipId: before.id })
    const isOfPlatform = actor.role === 'system' || isPlatformRole(actor.role)
    const placed = isOfPlatform ? next : { ...next, tenant_id: actor.tenantId }
    await dropFormer(context, placed)
    if (before !== null && sits(before) !== sits(placed))
      await tellCouncil(context, before, sits(placed))
    if (placed.role !== 'sindico') return { ...placed, invitation: null }
    const was =
      before !== null && (before.invitation !== null || (await isSindicoOnwards(queries, before)))
    if (was || !(await isSindicoOnwards(queries, placed))) return placed
    return {
      ...placed,
      invitation: (await waitsFor(context, placed)) ? 'unconfirmed' : null,
    }
  },

  // A restored membership waits for confirmation as a new one does.
  async beforeRestore(context, row) {
    const { actor } = context
    requireWritable(actor, row)
    if (actor.role === 'staff' && row.role === 'sindico') throw problem('forbidden')
    await dropFormer(context, row)
  },

  async beforeRemove(context, row) {
    const { queries, actor } = context
    if (row.id === actor.membershipId) throw problem('forbidden')
    // A role that may confirm may also decline.
    if (row.invitation === null) requireWritable(actor, row)
    await requireOtherSindico(queries, { membershipId: row.id })
    if (sits(row)) await tellCouncil(context, row, false)
  },

  /** The letter is sent by a job after the commit, so that nobody waits for it. */
  async afterCreate(context, row) {
    if (sits(row)) await tellCouncil(context, row, true)
    if (row.invitation === 'unconfirmed') return
    await sendLetter(context, row)
  },

  actions: {
    confirm: defineAction(memberships, {
      summary: 'Let a síndico in whom staff appointed beside others',
      body: z.optional(z.nullable(z.strictObject({}))),
      answers: changedRow,
      async run(context, row) {
        const { queries, actor } = context
        if (row.invitation !== 'unconfirmed') throw problem('state_conflict')
        requireProofOf(memberships, actor, { role: row.role })
        await queries.count(sql`
          UPDATE memberships SET invitation = NULL, version = version + 1, updated_at = now(),
            updated_by = ${actor.userId}
          WHERE id = ${row.id}`)
        await sendLetter(context, row)
        return { id: row.id }
      },
    }),
  },
})

/** Whether a membership, as it is written, has the mark of the council. */
const sits = (row: Row): boolean =>
  row.council === true && row.role === 'condomino' && row.status === 'ATIVO'

/**
 * Enqueues a job that notifies the other people with the mark. It is a job because administrators
 * write memberships outside of a company.
 */
const tellCouncil = (context: TenantContext, row: Row, joins: boolean) =>
  enqueueJob(context, {
    task: 'tell_council',
    data: { tenantId: row.tenant_id, membershipId: row.id, userId: row.user_id, joins },
  })

const dropFormer = (context: TenantContext, row: Row) =>
  dropFormerRecipient(context, { userId: row.user_id, tenantId: row.tenant_id })

const waitsFor = (context: TenantContext, { id, ...row }: Row) =>
  announceSindico(context, {
    register: 'memberships',
    id,
    role: row.role,
    tenantId: row.tenant_id,
  })

async function sendLetter(context: TenantContext, row: Row): Promise<void> {
  const { queries, actor } = context
  // The legal name, which the platform maintains; the síndico types the other name.
  const place = await queries.first(sql<{ name: string }>`
    SELECT legal_name AS name FROM tenants WHERE id = ${row.tenant_id}`)
  await enqueueJob(context, {
    task: 'invite_user',
    data: { userId: row.user_id, place: place?.name ?? 'Portaria' },
    line: `letters ${actor.tenantId}`,
  })
}
