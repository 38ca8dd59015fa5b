import { moment } from '@portaria/contract/api-components'
import { GATE_BLOCK_HOURS } from '@portaria/contract/constants'
import { changedRow } from '@portaria/contract/register-answers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Changes, recordAudit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { ActionHandler } from '../../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { isBlocked } from '../public/visitors.ts'

const blockBody = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})
const blockedRow = z.extend(changedRow, { blocked: z.boolean() })
const nothing = z.optional(z.nullable(z.strictObject({})))

/**
 * The block of a visitor that holds now; `until` is when it ends by itself, null for one that the
 * síndico made or confirmed.
 */
export const block = z.object({
  by: z.nullable(z.string()),
  at: moment,
  until: z.nullable(moment),
})

/** The block of a visitor that holds now; null without one, and left out for residents. */
export async function blockOf(
  { queries, actor }: TenantContext,
  { id }: UntypedRow,
): Promise<StoredBlock | null | undefined> {
  if (actor.role === 'condomino') return undefined
  const block = await queries.first(sql<StoredBlock>`
    SELECT u.name AS by, v.blocked_at AS at, v.blocked_until AS until
    FROM visitors v LEFT JOIN users u ON u.id = v.blocked_by
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${id} AND ${isBlocked(sql.ref('v'))}`)
  return block ?? null
}

type StoredBlock = { by: string | null; at: Date; until: Date | null }

/** The actions that block and unblock: nothing else writes it. */
export const visitorBlocks: { readonly [action: string]: ActionHandler } = {
  block: {
    summary: 'Block a visitor, with a reason; by the gate for 24 hours',
    body: blockBody,
    answers: blockedRow,
    run: blockVisitor,
  },
  'confirm-block': {
    summary: 'Confirm a block of the gate, which then has no end',
    body: nothing,
    answers: blockedRow,
    run: confirmBlock,
  },
  unblock: { summary: 'Lift a block', body: nothing, answers: blockedRow, run: unblock },
}

async function blockVisitor(
  context: TenantContext,
  row: UntypedRow,
  body: unknown,
): Promise<unknown> {
  if (row['blocked'] === true) throw problem('state_conflict')
  const { reason } = blockBody.parse(body)
  const { userId, role } = context.actor
  const isGates = role === 'funcionario'
  const until = isGates
    ? sql`now() + make_interval(hours => ${sql.lit(GATE_BLOCK_HOURS)})`
    : sql`NULL::timestamptz`
  await write(
    context,
    row,
    sql`blocked = true, blocked_reason = ${reason}, blocked_at = now(), blocked_by = ${userId},
      blocked_until = ${until},
      block_confirmed_at = ${isGates ? sql`NULL::timestamptz` : sql`now()`},
      block_confirmed_by = ${isGates ? null : userId}::uuid`,
    { blocked: [false, true], blocked_reason: [row['blocked_reason'] ?? null, reason] },
  )
  return { id: row.id, blocked: true }
}

async function confirmBlock(context: TenantContext, row: UntypedRow): Promise<unknown> {
  const holds = await blockOf(context, row)
  if (!holds?.until) throw problem('state_conflict')
  const { userId } = context.actor
  await write(
    context,
    row,
    sql`blocked_until = NULL, block_confirmed_at = now(), block_confirmed_by = ${userId}`,
    { blocked_until: [holds.until, null] },
  )
  return { id: row.id, blocked: true }
}

async function unblock(context: TenantContext, row: UntypedRow): Promise<unknown> {
  if (row['blocked'] !== true) throw problem('state_conflict')
  await write(
    context,
    row,
    sql`blocked = false, blocked_reason = NULL, blocked_at = NULL, blocked_by = NULL,
      blocked_until = NULL, block_confirmed_at = NULL, block_confirmed_by = NULL`,
    { blocked: [true, false], blocked_reason: [row['blocked_reason'] ?? null, null] },
  )
  return { id: row.id, blocked: false }
}

async function write(
  context: TenantContext,
  row: UntypedRow,
  set: Sql,
  changes: Changes,
): Promise<void> {
  const { queries, actor } = context
  await queries.count(sql`
    UPDATE visitors SET ${set}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${row.id}`)
  await recordAudit(context, {
    register: 'visitors',
    rowId: row.id,
    operation: 'update',
    changes,
  })
}
