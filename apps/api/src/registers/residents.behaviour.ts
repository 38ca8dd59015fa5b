import { sql } from 'kysely'
import * as z from 'zod/mini'
import { fieldProblem, problem } from '../platform/problem.ts'
import type { RegisterBehaviour, Sql } from '../register-endpoints/register-behaviour.ts'

const living = (row: Sql, where: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM occupancies o
  WHERE o.tenant_id = ${row}.tenant_id AND o.resident_id = ${row}.id AND o.deleted_at IS NULL
    AND o.starts_on <= tenant_today(o.tenant_id)
    AND (o.ends_on IS NULL OR o.ends_on >= tenant_today(o.tenant_id)) AND ${where})`

/** Residents beyond their definition: whom they live with, and the síndico's word on a proposal. */
export const residentsBehaviour: RegisterBehaviour = {
  related: {
    apartment_id: (row, ids) => living(row, sql`o.apartment_id = ANY(${[...ids]}::uuid[])`),
    tower_id: (row, ids) =>
      living(
        row,
        sql`o.apartment_id IN (SELECT a.id FROM apartments a
          WHERE a.tenant_id = o.tenant_id AND a.tower_id = ANY(${[...ids]}::uuid[]))`,
      ),
  },

  async beforeWrite({ actor }, next, before) {
    if (next['guardian_id'] === next.id) throw fieldProblem('guardian_id', 'guardian_self')
    // A condomino proposes; whom the condominium takes in, its síndico decides (domain.md section 2).
    return before === null && actor.role === 'condomino' ? { ...next, approval: 'pending' } : next
  },

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
  },
}
