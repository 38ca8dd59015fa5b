import { isPlatformRole } from '@portaria/contract/roles'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import { enqueueJob } from '../platform/jobs/enqueue-job.ts'
import { keepASindico } from '../platform/last-sindico.ts'
import { fieldProblem, problem } from '../platform/problem.ts'
import type { RegisterBehaviour } from '../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../register-endpoints/untyped-row.ts'
import { writableRoles } from './writable-roles.ts'

/** Whether a membership goes on as a síndico's after a change, by the day of its company. */
async function staysSindico(queries: Queries, next: UntypedRow): Promise<boolean> {
  const { role, status, starts_on: startsOn, ends_on: endsOn } = next
  if (role !== 'sindico' || status !== 'ATIVO') return false
  const { holds } = await queries.one(sql<{ holds: boolean }>`
    SELECT ${startsOn}::date <= today AND coalesce(${endsOn}::date >= today, true) AS holds
    FROM tenant_today(${next['tenant_id']}) AS today`)
  return holds
}

/** Memberships beyond their definition: who gives which role, and that a company keeps a síndico. */
export const membershipsBehaviour: RegisterBehaviour = {
  async beforeWrite({ queries, actor }, next, before) {
    if (before?.id !== undefined && before.id === actor.membershipId) throw problem('forbidden')
    const roles: readonly unknown[] = writableRoles(actor)
    if (!roles.includes(next['role'])) throw fieldProblem('role', 'not_allowed')
    if (before !== null && !(await staysSindico(queries, next)))
      await keepASindico(queries, { membershipId: before.id })
    const isOfPlatform = actor.role === 'system' || isPlatformRole(actor.role)
    return isOfPlatform ? next : { ...next, tenant_id: actor.tenantId }
  },

  async beforeRemove({ queries, actor }, row) {
    if (row.id === actor.membershipId) throw problem('forbidden')
    await keepASindico(queries, { membershipId: row.id })
  },

  /** The letter goes once this is committed; what it costs to write is nobody's wait. */
  async afterCreate({ queries, actor }, row) {
    const place = await queries.first(sql<{ name: string }>`
      SELECT coalesce(fantasy_name, legal_name) AS name FROM tenants WHERE id = ${row['tenant_id']}`)
    await enqueueJob(queries, actor, {
      task: 'invite_user',
      data: { userId: row['user_id'], place: place?.name ?? 'Portaria' },
    })
  },
}
