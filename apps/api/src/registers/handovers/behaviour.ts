import type { TenantActor } from '@portaria/contract/actor'
import {
  countable,
  handoverAgreements,
  handoverFigures,
} from '@portaria/contract/features/handovers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { nextNumber } from '../../domain/number-series.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import type {
  RegisterBehaviour,
  RelatedFilter,
  RowValue,
} from '../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'
import { figuresOf, keepFigures, lastOfPost } from './figures.ts'

const agreementOf = (handover: Sql): Sql => sql`CASE
  WHEN ${handover}.remark IS NOT NULL THEN 'remarked'
  WHEN ${handover}.parcels_counted <> ${handover}.parcels_expected THEN 'count_differs'
  WHEN ${handover}.left_at IS NOT NULL THEN 'agrees' ELSE '' END`

const agreement: RelatedFilter = {
  matches: (row, values) =>
    values === null ? sql`true` : sql`${agreementOf(row)} = ANY(${[...values]}::text[])`,
  read: {
    rows: (ids, actor: TenantActor) => sql<RowValue>`
      SELECT r.id AS row_id, to_jsonb(nullif(${agreementOf(sql.ref('r'))}, '')) AS value
      FROM handovers r
      WHERE r.tenant_id = ${actor.tenantId} AND r.id = ANY(${ids}::uuid[])`,
    none: null,
    answers: z.nullable(z.enum(handoverAgreements)),
  },
}

const isSigned = ({ state }: UntypedRow) => state === 'left' || state === 'done'

/**
 * Handovers beyond their definition: begun by who leaves, signed by them and then by somebody else, and
 * never rewritten (domain.md section 2, shift handovers; reference.md C15).
 */
export const handoversBehaviour: RegisterBehaviour = {
  related: { agreement },
  beside: { figures: figuresOf },
  answers: { figures: z.optional(handoverFigures) },

  async beforeWrite(context, next, before) {
    if (before === null) return begin(context, next)
    // What is brought back comes as it was.
    if (next['state'] === before['state'])
      return before['deleted_at'] === null ? changeOpen(context, next, before) : next
    if (next['state'] === 'left') return leave(context, next)
    if (next['state'] === 'done') return receive(context, next)
    return next
  },

  async beforeRemove(_context, row) {
    if (isSigned(row)) throw problem('state_conflict')
  },

  async beforeRestore(context, row) {
    if (row['state'] === 'open') await requireFreePost(context, row)
  },
}

/** A handover as it begins: numbered, of the person who leaves, from the end of the post's last one. */
async function begin(context: TenantContext, draft: UntypedRow): Promise<UntypedRow> {
  // The series holds up whoever begins another one meanwhile, so that the look at the post is the last word.
  const number = String(await nextNumber(context, 'handovers'))
  await requireFreePost(context, draft)
  const { now } = await context.queries.one(sql<{ now: Date }>`SELECT now() AS now`)
  const last = await lastOfPost(context, draft)
  const next = {
    ...draft,
    number,
    starts_at: draft['starts_at'] ?? last?.ends_at ?? now,
    outgoing_id: context.actor.userId,
  }
  requireOrder(next)
  return next
}

/** What is still open takes other words; what was signed takes none. */
async function changeOpen(
  context: TenantContext,
  next: UntypedRow,
  before: UntypedRow,
): Promise<UntypedRow> {
  if (before['state'] !== 'open') throw problem('state_conflict')
  if (next['post'] !== before['post']) {
    await nextLock(context)
    await requireFreePost(context, next)
  }
  requireOrder(next)
  return { ...next, starts_at: next['starts_at'] ?? before['starts_at'] }
}

/** Holds up whoever begins a handover meanwhile. */
const nextLock = ({ queries, actor }: TenantContext) =>
  queries.all(sql`
    SELECT 1 FROM number_series
    WHERE tenant_id = ${actor.tenantId} AND series = 'handovers' FOR UPDATE`)

/** The first signature: of who began it, with a count and a word where it differs. */
async function leave(context: TenantContext, next: UntypedRow): Promise<UntypedRow> {
  requireOutgoing(context, next)
  await requireOwnSignature(context, next, 'left_signature_file_id')
  const expected = countable(await keepFigures(context, next))
  if (next['parcels_counted'] !== expected && next['count_note'] == null)
    throw fieldProblem('count_note', 'required')
  const signed = {
    ...next,
    parcels_expected: expected,
    ends_at: next['ends_at'] ?? next['left_at'],
  }
  requireOrder(signed)
  return signed
}

/** The second signature: of somebody else, in a session of their own. */
async function receive(context: TenantContext, next: UntypedRow): Promise<UntypedRow> {
  if (next['incoming_id'] === next['outgoing_id'])
    throw problem('state_conflict', { errors: [{ field: 'incoming_id', code: 'same_person' }] })
  await requireOwnSignature(context, next, 'received_signature_file_id')
  return next
}

/** Throws `state_conflict` for everybody but who leaves. */
function requireOutgoing({ actor }: TenantContext, { outgoing_id: outgoing }: UntypedRow): void {
  if (outgoing === actor.userId) return
  throw problem('state_conflict', { errors: [{ field: 'outgoing_id', code: 'other_person' }] })
}

/** Stored, or as it was typed. */
const momentOf = (value: unknown) =>
  value instanceof Date ? value.getTime() : Date.parse(String(value))

/** Throws `ends_before_start` for a shift that ends before it begins. */
function requireOrder({ starts_at: from, ends_at: to }: UntypedRow): void {
  if (from == null || to == null) return
  if (momentOf(to) <= momentOf(from)) throw fieldProblem('ends_at', 'ends_before_start')
}

/**
 * A signature is a picture that the signing person sent for this and that signs nothing else; throws
 * `required` without one, `not_found` for another's.
 */
async function requireOwnSignature(
  { queries, actor }: TenantContext,
  row: UntypedRow,
  field: 'left_signature_file_id' | 'received_signature_file_id',
): Promise<void> {
  const id = row[field]
  if (id == null) throw fieldProblem(field, 'required')
  const own = await queries.first(sql`
    SELECT 1 FROM files
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND created_by = ${actor.userId}
      AND claimed_at IS NULL FOR UPDATE`)
  if (!own) throw fieldProblem(field, 'not_found')
}

/** Throws `state_conflict` where another handover of the post is not over. */
async function requireFreePost(
  { queries, actor }: TenantContext,
  { id, post }: UntypedRow,
): Promise<void> {
  const open = await queries.first(sql`
    SELECT 1 FROM handovers h
    WHERE h.tenant_id = ${actor.tenantId} AND search_normal(h.post) = search_normal(${post})
      AND h.state IN ('open', 'left') AND h.deleted_at IS NULL AND h.id <> ${id}`)
  if (open) throw problem('state_conflict', { errors: [{ field: 'post', code: 'handover_open' }] })
}
