import { changedRow } from '@portaria/contract/answers/register-answers'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { moment } from '@portaria/contract/schemas/api-components'
import { GATE_BLOCK_HOURS } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { type CascadeEffect, cascade } from '../../../register-endpoints/cascade.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { isBlocked } from '../public/visitors.ts'

type Row = RowOf<typeof visitors>

const blockBody = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})
const blockedRow = z.extend(changedRow, { blocked: z.boolean() })
type Answer = z.input<typeof blockedRow>

const nothing = z.optional(z.nullable(z.strictObject({})))

/**
 * The present block of a visitor; `until` is the moment when it ends by itself, null for one that
 * the síndico made or confirmed.
 */
export const block = z.object({
  by: z.nullable(z.string()),
  at: moment,
  until: z.nullable(moment),
})

/**
 * Reads the present block of a visitor. Returns null if there is none, and undefined for residents,
 * who must not see it.
 */
export async function blockOf(
  { queries, actor }: TenantContext,
  { id }: Row,
): Promise<StoredBlock | null | undefined> {
  if (actor.role === 'condomino') return undefined
  const block = await queries.first(sql<StoredBlock>`
    SELECT u.name AS by, v.blocked_at AS at, v.blocked_until AS until
    FROM visitors v LEFT JOIN users u ON u.id = v.blocked_by
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${id} AND ${isBlocked(sql.ref('v'))}`)
  return block ?? null
}

type StoredBlock = { by: string | null; at: Date; until: Date | null }

/** The write of an action is already named after it in the history, so the action adds no entry. */
const written = () => null

/** The actions that block and unblock: no other call changes a block. */
export const visitorBlocks = {
  block: defineAction(visitors, {
    summary: 'Block a visitor, with a reason; by the gate for 24 hours',
    body: blockBody,
    answers: blockedRow,
    history: written,
    run: blockVisitor,
  }),
  'confirm-block': defineAction(visitors, {
    summary: 'Confirm a block of the gate, which then has no end',
    body: nothing,
    answers: blockedRow,
    history: written,
    run: confirmBlock,
  }),
  unblock: defineAction(visitors, {
    summary: 'Lift a block',
    body: nothing,
    answers: blockedRow,
    history: written,
    run: unblock,
  }),
}

async function blockVisitor(
  context: TenantContext,
  row: Row,
  { reason }: z.output<typeof blockBody>,
): Promise<Answer> {
  if (row.blocked === true) throw problem('state_conflict')
  const { userId, role } = context.actor
  const isGates = role === 'funcionario'
  const until = isGates
    ? sql`now() + make_interval(hours => ${sql.lit(GATE_BLOCK_HOURS)})`
    : sql`NULL::timestamptz`
  await write(context, row, 'block', {
    set: { blocked: true, blocked_reason: reason },
    columns: {
      blocked_at: sql`now()`,
      blocked_by: userId,
      blocked_until: until,
      block_confirmed_at: isGates ? null : sql`now()`,
      block_confirmed_by: isGates ? null : userId,
    },
  })
  return { id: row.id, blocked: true }
}

async function confirmBlock(context: TenantContext, row: Row): Promise<Answer> {
  const holds = await blockOf(context, row)
  if (!holds?.until) throw problem('state_conflict')
  const { userId } = context.actor
  await write(context, row, 'confirm-block', {
    set: {},
    columns: {
      blocked_until: null,
      block_confirmed_at: sql`now()`,
      block_confirmed_by: userId,
    },
  })
  return { id: row.id, blocked: true }
}

async function unblock(context: TenantContext, row: Row): Promise<Answer> {
  if (row.blocked !== true) throw problem('state_conflict')
  await write(context, row, 'unblock', {
    set: { blocked: false, blocked_reason: null },
    columns: {
      blocked_at: null,
      blocked_by: null,
      blocked_until: null,
      block_confirmed_at: null,
      block_confirmed_by: null,
    },
  })
  return { id: row.id, blocked: false }
}

async function write(
  context: TenantContext,
  row: Row,
  operation: string,
  effect: CascadeEffect<typeof visitors>,
): Promise<void> {
  await cascade(context, visitors, sql`r.id = ${row.id}`, { ...effect, operation }, operation)
}
