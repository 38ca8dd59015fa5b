import { changedRow } from '@portaria/contract/answers/register-answers'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import { moveUses } from '../../../register-endpoints/row-uses.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { isBlocked } from '../public/visitors.ts'

const mergeBody = z.strictObject({ into: z.uuid() })

/** Whether a removed row was merged into another. */
export async function isMerged({ queries, actor }: TenantContext, id: string): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM visitors
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND merged_into IS NOT NULL`)
  return found !== undefined
}

/**
 * Merges a provisional visitor into a known one. References move to the known visitor; the
 * provisional row is removed and keeps a pointer to it. The resident who made the invitation still
 * sees the values that they typed.
 */
export const mergeVisitor = defineAction(visitors, {
  summary: 'Merge a provisional visitor into a known one',
  body: mergeBody,
  answers: changedRow,
  async run(context, row, { into }) {
    const { queries, actor } = context
    // A visitor with a document of their own is another person.
    const isOpen = row.provisional === true && row.cpf === null && row.id_doc === null
    if (!isOpen) throw problem('state_conflict')
    const known = await queries.first(sql<{ provisional: boolean | null }>`
      SELECT provisional FROM visitors
      WHERE tenant_id = ${actor.tenantId} AND id = ${into} AND id <> ${row.id}
        AND deleted_at IS NULL FOR UPDATE`)
    if (!known) throw fieldProblem('into', 'not_found')
    if (known.provisional === true) throw fieldProblem('into', 'not_allowed')
    await keepBlock(context, row.id, into)
    await moveUses(context, visitors, row.id, into)
    await cascade(
      context,
      visitors,
      sql`r.id = ${row.id}`,
      { set: { merged_into: into, deleted_at: sql`now()` } },
      'merged into a known visitor',
    )
    await recordAudit(context, {
      register: 'visitors',
      rowId: into,
      operation: 'merge',
      changes: { merged_from: [null, row.id] },
    })
    await publishChange(context, visitors, [into])
    return { id: into }
  },
})

type Block = Pick<RowOf<typeof visitors>, 'blocked' | 'blocked_reason' | 'plate'> & {
  readonly blocked_until: Date | null
}

/**
 * Moves the block of a blocked visitor who is merged to the known visitor, and also the plate, if
 * the known visitor has none. A block without an end replaces a block that ends.
 */
async function keepBlock(context: TenantContext, from: string, into: string): Promise<void> {
  const { queries, actor } = context
  const block = await queries.first(sql<Block>`
    SELECT p.blocked, p.blocked_reason, p.blocked_at, p.blocked_by, p.blocked_until,
      p.block_confirmed_at, p.block_confirmed_by, p.plate
    FROM visitors p
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${from} AND ${isBlocked(sql.ref('p'))}`)
  if (!block) return
  const { plate, blocked, blocked_reason, ...columns } = block
  const isShorter = sql`(r.blocked_until IS NOT NULL AND ${columns.blocked_until === null}::boolean)`
  await cascade(
    context,
    visitors,
    sql`r.id = ${into} AND (NOT ${isBlocked(sql.ref('r'))} OR ${isShorter})`,
    { set: { blocked, blocked_reason, plate: sql`coalesce(r.plate, ${plate})` }, columns },
    'the block of the merged person',
  )
}
