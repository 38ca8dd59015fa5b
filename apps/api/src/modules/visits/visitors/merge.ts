import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { changedRow } from '@portaria/contract/register-answers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { ActionHandler } from '../../../register-endpoints/register-behaviour.ts'
import { moveUses } from '../../../register-endpoints/row-uses.ts'
import { isBlocked } from '../public/visitors.ts'

const mergeBody = z.strictObject({ into: z.uuid() })

/** Whether a removed row was merged into another, or nothing was left of it. */
export async function isGone({ queries, actor }: TenantContext, id: string): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM visitors
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND (merged_into IS NOT NULL OR erased_at IS NOT NULL)`)
  return found !== undefined
}

/**
 * Merges a provisional visitor into a known one: references move there, and the row stays, removed,
 * with a pointer to it. The resident who made the invitation keeps seeing what they typed.
 */
export const mergeVisitor: ActionHandler = {
  summary: 'Merge a provisional visitor into a known one',
  body: mergeBody,
  answers: changedRow,
  async run(context, row, body) {
    const { queries, actor } = context
    const { into } = mergeBody.parse(body)
    // A row with a document of its own is another person.
    const isOpen = row['provisional'] === true && row['cpf'] == null && row['id_doc'] == null
    if (!isOpen) throw problem('state_conflict')
    const known = await queries.first(sql<{ provisional: boolean | null }>`
      SELECT provisional FROM visitors
      WHERE tenant_id = ${actor.tenantId} AND id = ${into} AND id <> ${row.id}
        AND deleted_at IS NULL FOR UPDATE`)
    if (!known) throw fieldProblem('into', 'not_found')
    if (known.provisional === true) throw fieldProblem('into', 'not_allowed')
    const isBlocked = await keepBlock(context, row.id, into)
    await moveUses(context, visitors, row.id, into)
    await queries.count(sql`
      UPDATE visitors SET merged_into = ${into}, deleted_at = now(), version = version + 1,
        updated_at = now(), updated_by = ${actor.userId}
      WHERE tenant_id = ${actor.tenantId} AND id = ${row.id}`)
    await recordAudit(context, [
      {
        register: 'visitors',
        rowId: row.id,
        operation: 'update',
        changes: { merged_into: [null, into] },
      },
      {
        register: 'visitors',
        rowId: into,
        operation: 'merge',
        changes: { merged_from: [null, row.id], ...(isBlocked && { blocked: [null, true] }) },
      },
    ])
    await publishChange(context, visitors, [into])
    return { id: into }
  },
}

/**
 * A block goes with the person: who is merged while blocked leaves the block, and the plate where the
 * known visitor has none, to whom they turned out to be. A block without an end outlives one that ends.
 */
async function keepBlock(
  { queries, actor }: TenantContext,
  from: string,
  into: string,
): Promise<boolean> {
  const kept = await queries.count(sql`
    UPDATE visitors k SET blocked = true, blocked_reason = p.blocked_reason,
      blocked_at = p.blocked_at, blocked_by = p.blocked_by, blocked_until = p.blocked_until,
      block_confirmed_at = p.block_confirmed_at, block_confirmed_by = p.block_confirmed_by,
      plate = coalesce(k.plate, p.plate), version = k.version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    FROM visitors p
    WHERE k.tenant_id = ${actor.tenantId} AND k.id = ${into}
      AND p.tenant_id = k.tenant_id AND p.id = ${from}
      AND ${isBlocked(sql.ref('p'))}
      AND (NOT ${isBlocked(sql.ref('k'))}
        OR (k.blocked_until IS NOT NULL AND p.blocked_until IS NULL))`)
  return kept > 0
}
