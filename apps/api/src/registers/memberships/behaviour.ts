import type { TenantActor } from '@portaria/contract/actor'
import { memberships } from '@portaria/contract/registers/memberships/memberships'
import { isPlatformRole } from '@portaria/contract/roles'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { dropFormerRecipient } from '../../domain/panic-recipients.ts'
import {
  announceSindico,
  holdsSindicoToday,
  isSindicoOnwards,
  requireOtherSindico,
} from '../../domain/sindicos.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { requireProofOf } from '../../register-endpoints/needs-proof.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'
import { requireWritable } from '../users/invitation-checks.ts'
import { writableRoles } from '../writable-roles.ts'

/** Memberships beyond their definition: who gives which role, and that a company keeps a síndico. */
export const membershipsBehaviour: RegisterBehaviour = {
  async beforeWrite({ queries, actor }, next, before) {
    if (before?.id !== undefined && before.id === actor.membershipId) throw problem('forbidden')
    if (before !== null) requireWritable(actor, before)
    const roles: readonly unknown[] = writableRoles(actor)
    if (!roles.includes(next['role'])) throw fieldProblem('role', 'not_allowed')
    if (before !== null && !(await holdsSindicoToday(queries, next)))
      await requireOtherSindico(queries, { membershipId: before.id })
    const isOfPlatform = actor.role === 'system' || isPlatformRole(actor.role)
    const placed: UntypedRow = isOfPlatform ? next : { ...next, tenant_id: actor.tenantId }
    await dropFormer(queries, actor, placed)
    if (placed['role'] !== 'sindico') return { ...placed, invitation: null }
    const was =
      before !== null &&
      (before['invitation'] !== null || (await isSindicoOnwards(queries, before)))
    if (was || !(await isSindicoOnwards(queries, placed))) return placed
    return {
      ...placed,
      invitation: (await waitsFor(queries, actor, placed)) ? 'unconfirmed' : null,
    }
  },

  // What ended is given anew, and then waits as a new one does.
  async beforeRestore({ queries, actor }, row) {
    requireWritable(actor, row)
    if (actor.role === 'staff' && row['role'] === 'sindico') throw problem('forbidden')
    await dropFormer(queries, actor, row)
  },

  async beforeRemove({ queries, actor }, row) {
    if (row.id === actor.membershipId) throw problem('forbidden')
    // Whoever may confirm may also decline.
    if (row['invitation'] === null) requireWritable(actor, row)
    await requireOtherSindico(queries, { membershipId: row.id })
  },

  /** The letter goes once this is committed; what it costs to write is nobody's wait. */
  async afterCreate({ queries, actor }, row) {
    if (row['invitation'] === 'unconfirmed') return
    await sendLetter(queries, actor, row)
  },

  actions: {
    confirm: {
      summary: 'Let a síndico in whom staff appointed beside others',
      body: z.optional(z.nullable(z.strictObject({}))),
      async run({ queries, actor }, row) {
        if (row['invitation'] !== 'unconfirmed') throw problem('state_conflict')
        requireProofOf(memberships, actor, { role: row['role'] })
        await queries.count(sql`
          UPDATE memberships SET invitation = NULL, version = version + 1, updated_at = now(),
            updated_by = ${actor.userId}
          WHERE id = ${row.id}`)
        await sendLetter(queries, actor, row)
        return { id: row.id }
      },
    },
  },
}

const dropFormer = (queries: Queries, actor: TenantActor, row: UntypedRow) =>
  dropFormerRecipient(queries, actor, { userId: row['user_id'], tenantId: row['tenant_id'] })

const waitsFor = (queries: Queries, actor: TenantActor, { id, ...row }: UntypedRow) =>
  announceSindico(queries, actor, {
    register: 'memberships',
    id,
    role: row['role'],
    tenantId: row['tenant_id'],
  })

async function sendLetter(queries: Queries, actor: TenantActor, row: UntypedRow): Promise<void> {
  // The name that the platform keeps: the other one a síndico types.
  const place = await queries.first(sql<{ name: string }>`
    SELECT legal_name AS name FROM tenants WHERE id = ${row['tenant_id']}`)
  await enqueueJob(queries, actor, {
    task: 'invite_user',
    data: { userId: row['user_id'], place: place?.name ?? 'Portaria' },
    line: `letters ${actor.tenantId}`,
  })
}
