import type { TenantActor } from '@portaria/contract/actor'
import { memberships } from '@portaria/contract/registers/memberships/memberships'
import { isPlatformRole } from '@portaria/contract/roles'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queries } from '../../platform/database/queries.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import { keepASindico } from '../../platform/last-sindico.ts'
import { dropFormerRecipient } from '../../platform/panic-recipients.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { announceSindico } from '../../platform/sitting-sindicos.ts'
import { requireProofOf } from '../../register-endpoints/needs-proof.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'
import { requireWritable } from '../users/invitation-checks.ts'
import { writableRoles } from '../writable-roles.ts'

/** Whether a membership goes on as a síndico's after a change, by the day of its company. */
async function staysSindico(queries: Queries, next: UntypedRow): Promise<boolean> {
  const { role, status, starts_on: startsOn, ends_on: endsOn } = next
  if (role !== 'sindico' || status !== 'ATIVO') return false
  const { holds } = await queries.one(sql<{ holds: boolean }>`
    SELECT ${startsOn}::date <= today AND coalesce(${endsOn}::date >= today, true) AS holds
    FROM tenant_today(${next['tenant_id']}) AS today`)
  return holds
}

/** Whether a membership lets its síndico in, today or from its first day on. */
async function lets(queries: Queries, row: UntypedRow): Promise<boolean> {
  const { role, status, ends_on: endsOn } = row
  if (role !== 'sindico' || status !== 'ATIVO') return false
  const { lasts } = await queries.one(sql<{ lasts: boolean }>`
    SELECT coalesce(${endsOn}::date >= tenant_today(${row['tenant_id']}), true) AS lasts`)
  return lasts
}

/** Memberships beyond their definition: who gives which role, and that a company keeps a síndico. */
export const membershipsBehaviour: RegisterBehaviour = {
  async beforeWrite({ queries, actor }, next, before) {
    if (before?.id !== undefined && before.id === actor.membershipId) throw problem('forbidden')
    if (before !== null) requireWritable(actor, before)
    const roles: readonly unknown[] = writableRoles(actor)
    if (!roles.includes(next['role'])) throw fieldProblem('role', 'not_allowed')
    if (before !== null && !(await staysSindico(queries, next)))
      await keepASindico(queries, { membershipId: before.id })
    const isOfPlatform = actor.role === 'system' || isPlatformRole(actor.role)
    const placed: UntypedRow = isOfPlatform ? next : { ...next, tenant_id: actor.tenantId }
    await dropFormer(queries, actor, placed)
    if (placed['role'] !== 'sindico') return { ...placed, invitation: null }
    const was = before !== null && (before['invitation'] !== null || (await lets(queries, before)))
    if (was || !(await lets(queries, placed))) return placed
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
    await keepASindico(queries, { membershipId: row.id })
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
