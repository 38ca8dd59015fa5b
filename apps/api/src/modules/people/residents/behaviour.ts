import type { TenantActor } from '@portaria/contract/actors/actor'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { occupancies } from '@portaria/contract/modules/units/occupancies/occupancies'
import { sql } from 'kysely'
import type { ThingKind } from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { WordMatch } from '../../../platform/database/word-conditions.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import { joinedTitle } from '../../../register-endpoints/record-columns.ts'
import type { ImportedLine, RowValue } from '../../../register-endpoints/register-behaviour.ts'
import { markRemoved } from '../../../register-endpoints/remove-records.ts'
import { idsOf } from '../../../register-endpoints/untyped-row.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { livesToday } from '../../units/public/occupancies.ts'
import { loginActions, loginBulk } from './logins/invite-action.ts'
import { login } from './logins/login-state.ts'
import { isHeldByThings } from './resident-ties.ts'

const living = (row: Sql, actor: TenantActor, where: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM occupancies o
  WHERE o.tenant_id = ${row}.tenant_id AND o.resident_id = ${row}.id
    AND ${livesToday(sql.ref('o'), todayOf(actor))} AND ${where})`

/** The units where people live today, by their titles. */
const unitsOf = (ids: readonly string[], actor: TenantActor) => {
  const { title, joins } = joinedTitle(apartments, sql.ref('a'))
  return sql<RowValue>`
    SELECT o.resident_id AS row_id, json_agg(json_build_object('id', a.id, 'title', ${title})) AS value
    FROM occupancies o JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id ${joins}
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ANY(${ids}::uuid[])
      AND ${livesToday(sql.ref('o'), todayOf(actor))}
    GROUP BY o.resident_id`
}

/** Finds residents by a word of the units where they live today, such as a number or a tower. */
const inUnits = (matches: WordMatch, actor: TenantActor): Sql =>
  // Words are compared with the stored ones: normalising the titles of 16,000 units takes 35 ms for
  // each word. MATERIALIZED has each unit read once in any plan. Right after an import the planner
  // knows no sizes, and would read the units again for every occupancy.
  sql`
    WITH units AS MATERIALIZED (
      SELECT a.id FROM apartments a
      WHERE a.tenant_id = ${actor.tenantId} AND (${matches(sql`a.search_text`)} OR a.tower_id IN (
        SELECT t.id FROM towers t
        WHERE t.tenant_id = ${actor.tenantId} AND ${matches(sql`t.search_text`)})))
    SELECT o.resident_id FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND ${livesToday(sql.ref('o'), todayOf(actor))}
      AND o.apartment_id IN (SELECT id FROM units)`

/**
 * Residents beyond their definition: their units, and the effects of the síndico's decision on a
 * proposal.
 */
export const residentsBehaviour = (things: readonly ThingKind[]) =>
  defineBehaviour(residents, {
    values: {
      apartment_id: {
        matches: (row, ids, actor) =>
          living(row, actor, ids ? sql`o.apartment_id = ANY(${[...ids]}::uuid[])` : sql`true`),
        read: { rows: unitsOf, none: [] },
        finds: inUnits,
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
      login,
      is_minor: isMinorToday,
      // Neither a landlord of today nor somebody who is about to move in has moved out.
      former: (row, actor) => sql`coalesce((
      SELECT max(coalesce(o.ends_on, 'infinity'::date)) < ${todayOf(actor)} FROM occupancies o
      WHERE o.tenant_id = ${row}.tenant_id AND o.resident_id = ${row}.id
        AND o.deleted_at IS NULL), false)`,
    },

    async beforeWrite(_, next) {
      if (next.guardian_id === next.id) throw fieldProblem('guardian_id', 'guardian_self')
      return next
    },

    // A condomino proposes household members; the síndico decides (accounts §12).
    beforeCreate: async ({ actor }, next) =>
      actor.role === 'condomino' ? { ...next, approval: 'pending' } : next,

    async beforeChange(context, next, before) {
      const isLeft = next.status === 'INATIVO' && before.status === 'ATIVO'
      // An inactive resident would keep their cards and their login: a departure ends those first.
      if (isLeft && (await isHeldByThings(context, things, next.id)))
        throw problem('in_use', { errors: [{ field: 'status', code: 'departure_needed' }] })
      return next
    },

    matchLines: matchByHousehold,

    actions: loginActions,

    bulk: loginBulk,

    transitions: {
      refuse: {
        prepare: async (_, next) => ({ ...next, status: 'INATIVO' }),
        // A refused person never lived there: the occupancies of the proposal are removed.
        async after(context, rows) {
          const { queries, actor } = context
          const ended = await queries.all(sql<{ id: string }>`
          SELECT id FROM occupancies
          WHERE tenant_id = ${actor.tenantId} AND resident_id = ANY(${idsOf(rows)}::uuid[])
            AND deleted_at IS NULL
          ORDER BY id FOR UPDATE`)
          if (ended.length > 0) await markRemoved(context, occupancies, idsOf(ended))
        },
      },
    },
  })

/**
 * Without documents, somebody of the same name, born on the same day and living in the same unit is
 * the same person, unless two different CPFs say otherwise (registers §24).
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
