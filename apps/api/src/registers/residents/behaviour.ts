import type { TenantActor } from '@portaria/contract/actor'
import { apartments } from '@portaria/contract/registers/apartments/apartments'
import { occupancies } from '@portaria/contract/registers/occupancies/occupancies'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { livesToday, todayOf } from '../../domain/occupancies.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { joinedTitle } from '../../register-endpoints/record-columns.ts'
import type {
  ImportedLine,
  RegisterBehaviour,
  RowValue,
} from '../../register-endpoints/register-behaviour.ts'
import { markRemoved } from '../../register-endpoints/remove-records.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'

const living = (row: Sql, actor: TenantActor, where: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM occupancies o
  WHERE o.tenant_id = ${row}.tenant_id AND o.resident_id = ${row}.id
    AND ${livesToday(sql.ref('o'), todayOf(actor))} AND ${where})`

/** The units that people live in today, by their titles. */
const unitsOf = (ids: readonly string[], actor: TenantActor) => {
  const { title, joins } = joinedTitle(apartments, sql.ref('a'))
  return sql<RowValue>`
    SELECT o.resident_id AS row_id, json_agg(json_build_object('id', a.id, 'title', ${title})) AS value
    FROM occupancies o JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id ${joins}
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ANY(${ids}::uuid[])
      AND ${livesToday(sql.ref('o'), todayOf(actor))}
    GROUP BY o.resident_id`
}

/** Why a proposal is refused, as its proposer reads it. */
const refusal = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})

/** Residents beyond their definition: their units, and the síndico's decision on a proposal. */
export const residentsBehaviour: RegisterBehaviour = {
  related: {
    apartment_id: {
      matches: (row, ids, actor) =>
        living(row, actor, ids ? sql`o.apartment_id = ANY(${[...ids]}::uuid[])` : sql`true`),
      read: { rows: unitsOf, none: [] },
    },
    tower_id: {
      matches: (row, ids, actor) =>
        living(
          row,
          actor,
          ids
            ? sql`o.apartment_id IN (SELECT a.id FROM apartments a
                WHERE a.tenant_id = o.tenant_id AND a.tower_id = ANY(${[...ids]}::uuid[]))`
            : sql`true`,
        ),
    },
  },

  async beforeWrite({ actor }, next, before) {
    if (next['guardian_id'] === next.id) throw fieldProblem('guardian_id', 'guardian_self')
    // A condomino proposes household members; the síndico decides (domain.md section 2).
    return before === null && actor.role === 'condomino' ? { ...next, approval: 'pending' } : next
  },

  matchLines: matchByHousehold,

  actions: {
    accept: {
      summary: 'Accept a proposed household member',
      body: z.optional(z.nullable(z.strictObject({}))),
      async run({ queries, actor }, row) {
        if (row['approval'] !== 'pending') throw problem('state_conflict')
        await queries.count(sql`
          UPDATE residents SET approval = 'accepted', version = version + 1, updated_at = now(),
            updated_by = ${actor.userId}
          WHERE tenant_id = ${actor.tenantId} AND id = ${row.id}`)
        return { id: row.id, approval: 'accepted' }
      },
    },
    refuse: {
      summary: 'Refuse a proposed household member, with a reason that its proposer reads',
      body: refusal,
      run: refuseProposal,
    },
  },
}

/** A refused person never lived there: the occupancy of the proposal is removed. */
async function refuseProposal(
  context: TenantContext,
  row: UntypedRow,
  body: unknown,
): Promise<unknown> {
  const { queries, actor } = context
  if (row['approval'] !== 'pending') throw problem('state_conflict')
  const { reason } = refusal.parse(body)
  await queries.count(sql`
    UPDATE residents SET approval = 'refused', refusal_reason = ${reason}, status = 'INATIVO',
      version = version + 1, updated_at = now(), updated_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${row.id}`)
  const ended = await queries.all(sql<{ id: string }>`
    SELECT id FROM occupancies
    WHERE tenant_id = ${actor.tenantId} AND resident_id = ${row.id} AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`)
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0) await markRemoved(context, occupancies, ids)
  await recordAudit(context, {
    register: 'residents',
    rowId: row.id,
    operation: 'update',
    changes: { approval: ['pending', 'refused'], refusal_reason: [null, reason] },
  })
  return { id: row.id, approval: 'refused' }
}

/**
 * Without documents, somebody of the same name, born on the same day and living in the same unit is
 * the same person, unless two different CPFs say otherwise (domain.md section 1, Import and export).
 */
async function matchByHousehold<Line extends ImportedLine>(
  { queries, actor }: TenantContext,
  lines: readonly Line[],
): Promise<Map<Line, string>> {
  const wanted = lines.map((line) => ({
    name: line.own.values['name'] ?? null,
    birth_date: line.own.values['birth_date'] ?? null,
    cpf: line.own.values['cpf'] ?? null,
    apartment_id: line.nested.get('occupancy')?.values['apartment_id'] ?? null,
  }))
  const found = await queries.all(sql<{ position: number; id: string }>`
    SELECT wanted.position::int, min(r.id::text) AS id
    FROM ROWS FROM (
      jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        AS (name text, birth_date date, cpf text, apartment_id uuid)
    ) WITH ORDINALITY AS wanted (name, birth_date, cpf, apartment_id, position)
    JOIN occupancies o ON o.tenant_id = ${actor.tenantId} AND o.apartment_id = wanted.apartment_id
      AND o.deleted_at IS NULL
    JOIN residents r ON r.tenant_id = o.tenant_id AND r.id = o.resident_id AND r.deleted_at IS NULL
    WHERE search_normal(r.name) = search_normal(wanted.name) AND r.birth_date = wanted.birth_date
      AND (wanted.cpf IS NULL OR r.cpf IS NULL OR r.cpf = wanted.cpf)
    GROUP BY wanted.position`)
  return new Map(
    found.flatMap(({ position, id }) => {
      const line = lines[position - 1]
      return line ? [[line, id] as const] : []
    }),
  )
}
