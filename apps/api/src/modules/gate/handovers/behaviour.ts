import { countable, handoverFigures } from '@portaria/contract/modules/gate/handovers'
import { handovers } from '@portaria/contract/modules/gate/handovers/handovers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { claimOwnFile } from '../../../platform/files/own-files.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { sameValue } from '../../../register-endpoints/untyped-row.ts'
import { nextNumber } from '../../companies/public/number-series.ts'
import { figuresOf, keepFigures, lastOfPost } from './figures.ts'

type Row = RowOf<typeof handovers>
type NewRow = NewRowOf<typeof handovers>

const agreement = (handover: Sql): Sql => sql`CASE
  WHEN ${handover}.remark IS NOT NULL THEN 'remarked'
  WHEN ${handover}.parcels_counted <> ${handover}.parcels_expected THEN 'count_differs'
  WHEN ${handover}.left_at IS NOT NULL THEN 'agrees' END`

/**
 * Whether a handover is open although the person who began it no longer works at the company's
 * desk.
 */
const isUnowned = (handover: Sql): Sql => sql`(${handover}.state = 'open' AND NOT EXISTS (
  SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
  LEFT JOIN tenants t ON t.id = m.tenant_id
  WHERE m.user_id = ${handover}.outgoing_id
    AND (m.tenant_id = ${handover}.tenant_id OR m.tenant_id IS NULL)
    AND m.role IN ('master', 'admin', 'sindico', 'funcionario')
    AND ${liveUser} AND ${liveMembership}))`

/** The fields written while it is open, and signed by the leaving person. */
const signedWithLeave = ['post', 'starts_at', 'ends_at', 'notes'] as const

const isSigned = ({ state }: Row) => state === 'left' || state === 'done'

/**
 * Handovers beyond their definition: begun by the leaving person, signed by them and then by
 * somebody else, and never rewritten (gate §4).
 */
export const handoversBehaviour = defineBehaviour(handovers, {
  values: {
    agreement,
    unowned: isUnowned,
    figures: { answers: z.optional(handoverFigures), read: figuresOf },
  },

  beforeCreate: begin,

  // A restored handover comes back unchanged.
  beforeChange: async (context, next, before) =>
    before.deleted_at === null ? changeOpen(context, next, before) : next,

  transitions: { leave: { prepare: leave }, receive: { prepare: receive } },

  async beforeRemove(_context, row) {
    if (isSigned(row)) throw problem('state_conflict')
  },

  async beforeRestore(context, row) {
    if (row.state === 'open') await requireFreePost(context, row)
  },
})

/**
 * Completes a new handover: numbered, by the leaving person, from the end of the post's last one.
 */
async function begin(context: TenantContext, draft: NewRow): Promise<NewRow> {
  // Taking the number makes any other handover that is begun meanwhile wait, so that the check of
  // the post stays valid.
  const number = String(await nextNumber(context, 'handovers'))
  await requireFreePost(context, draft)
  const now = await readNow(context)
  const last = await lastOfPost(context, draft)
  // The clock of a desk may have been ahead of the server's when the last handover was signed.
  const usual = last?.ends_at && last.ends_at < now ? last.ends_at : now
  const next = {
    ...draft,
    number,
    starts_at: draft.starts_at ?? usual,
    outgoing_id: context.actor.userId,
  }
  requireTimes(next, now)
  return next
}

/**
 * Changes an open handover, by the person who will sign it: nobody signs times or notes that
 * somebody else has changed. A signed one cannot be changed.
 */
async function changeOpen(context: TenantContext, next: Row, before: Row): Promise<Row> {
  if (before.state !== 'open') throw problem('state_conflict')
  if (signedWithLeave.some((name) => !sameValue(before[name], next[name])))
    requireOutgoing(context, before)
  if (next.post !== before.post) {
    await nextLock(context)
    await requireFreePost(context, next)
  }
  const changed = { ...next, starts_at: next.starts_at ?? before.starts_at }
  requireTimes(changed, await readNow(context))
  return changed
}

/** Makes handovers that are begun meanwhile wait. */
const nextLock = ({ queries, actor }: TenantContext) =>
  queries.all(sql`
    SELECT 1 FROM number_series
    WHERE tenant_id = ${actor.tenantId} AND series = 'handovers' FOR UPDATE`)

/**
 * Signs first, as the person who began the handover: with a count, and with a remark if the count
 * differs. If that person no longer works here, a colleague signs in their place, with a remark,
 * and is the leaving person from then on.
 */
async function leave(context: TenantContext, asked: Row): Promise<Row> {
  const isTakenOver = asked.outgoing_id !== context.actor.userId && (await isLeft(context, asked))
  const next = isTakenOver ? { ...asked, outgoing_id: context.actor.userId } : asked
  requireOutgoing(context, next)
  if (isTakenOver && next.count_note === null) throw fieldProblem('count_note', 'required')
  await claimOwnFile(context, next, 'left_signature_file_id')
  const expected = countable(await keepFigures(context, next))
  if (next.parcels_counted !== expected && next.count_note === null)
    throw fieldProblem('count_note', 'required')
  const signed = {
    ...next,
    parcels_expected: expected,
    ends_at: next.ends_at ?? next.left_at,
  }
  if (next.left_at !== null) requireTimes(signed, next.left_at)
  return signed
}

async function isLeft({ queries, actor }: TenantContext, { id }: Row): Promise<boolean> {
  const left = await queries.first(sql`
    SELECT 1 FROM handovers h
    WHERE h.tenant_id = ${actor.tenantId} AND h.id = ${id} AND ${isUnowned(sql.ref('h'))}`)
  return left !== undefined
}

/** Signs second: another person, in a session of their own. */
async function receive(context: TenantContext, next: Row): Promise<Row> {
  if (next.incoming_id === next.outgoing_id)
    throw problem('state_conflict', { errors: [{ field: 'incoming_id', code: 'same_person' }] })
  await claimOwnFile(context, next, 'received_signature_file_id')
  return next
}

/** Throws `state_conflict` for everybody but the leaving person. */
function requireOutgoing({ actor }: TenantContext, { outgoing_id: outgoing }: Row): void {
  if (outgoing === actor.userId) return
  throw problem('state_conflict', { errors: [{ field: 'outgoing_id', code: 'other_person' }] })
}

/** Minutes by which the clock of a desk may be ahead of the server's. */
const CLOCK_MIN = 5

async function readNow({ queries }: TenantContext): Promise<Date> {
  const { now } = await queries.one(sql<{ now: Date }>`SELECT now() AS now`)
  return now
}

/**
 * Throws `in_future` for a shift that has not begun or ended yet, and `ends_before_start` for one that
 * ends before it begins.
 */
function requireTimes(shift: NewRow, now: Date): void {
  const last = now.getTime() + CLOCK_MIN * 60_000
  for (const field of ['starts_at', 'ends_at'] as const)
    if ((shift[field]?.getTime() ?? last) > last) throw fieldProblem(field, 'in_future')
  const { starts_at: from, ends_at: to } = shift
  if (from !== null && to !== null && to <= from) throw fieldProblem('ends_at', 'ends_before_start')
}

/** Throws `state_conflict` if another handover of the post is not over. */
async function requireFreePost(
  { queries, actor }: TenantContext,
  { id, post }: NewRow,
): Promise<void> {
  const open = await queries.first(sql`
    SELECT 1 FROM handovers h
    WHERE h.tenant_id = ${actor.tenantId} AND search_normal(h.post) = search_normal(${post})
      AND h.state IN ('open', 'left') AND h.deleted_at IS NULL AND h.id <> ${id}`)
  if (open) throw problem('state_conflict', { errors: [{ field: 'post', code: 'handover_open' }] })
}
