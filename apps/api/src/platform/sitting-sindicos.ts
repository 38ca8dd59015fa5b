import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Queries } from './database/queries.ts'
import { enqueueJob } from './jobs/enqueue-job.ts'
import { isSindicos } from './last-sindico.ts'

/**
 * Whether a company has a síndico, even one whose term begins later or while it is inactive itself. The company's row is locked, so that of two
 * who make its first one at once the second finds the other's.
 */
async function hasSindico(queries: Queries, tenantId: string): Promise<boolean> {
  await queries.first(sql`SELECT 1 FROM tenants WHERE id = ${tenantId} FOR NO KEY UPDATE`)
  const found = await queries.first(sql`
    SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.tenant_id = ${tenantId} AND ${isSindicos(sql.ref('m'))}
      AND u.status = 'ATIVO' AND u.deleted_at IS NULL
    LIMIT 1`)
  return found !== undefined
}

/** Somebody who is to be síndico, by an invitation or a membership. */
export type NewSindico = {
  register: 'users' | 'memberships'
  id: string
  role: unknown
  tenantId: unknown
}

/**
 * What becomes of a new síndico in a company that has one: those who are there are told, and one whom
 * staff appoint waits until one of them, or an administrator, confirms (domain.md section 2). Answers
 * whether it waits. Call it before the row is written.
 */
export async function announceSindico(
  queries: Queries,
  actor: TenantActor,
  { register, id, role, tenantId }: NewSindico,
): Promise<boolean> {
  if (role !== 'sindico' || typeof tenantId !== 'string') return false
  if (!(await hasSindico(queries, tenantId))) return false
  const waits = actor.role === 'staff'
  await enqueueJob(queries, actor, {
    task: 'announce_sindico',
    data: { tenantId, register, id, waits },
    key: id,
  })
  return waits
}
