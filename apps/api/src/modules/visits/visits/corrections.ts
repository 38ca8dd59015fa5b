import {
  correctBody,
  type VisitCorrection,
  visitCorrection,
} from '@portaria/contract/modules/visits/visits'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'

type Row = RowOf<typeof visits>

const over: readonly Row['state'][] = ['denied', 'cancelled', 'no_show', 'left']

type Stored = Omit<VisitCorrection, 'at'> & { at: Date }

const shown = ({ at, ...correction }: Stored): VisitCorrection => ({
  ...correction,
  at: at.toISOString(),
})

function readCorrections(
  { queries, actor }: TenantContext,
  visitId: string,
  id?: string,
): Promise<Stored[]> {
  return queries.all(sql<Stored>`
    SELECT c.id, c.text, c.reason, u.name AS by, c.created_at AS at
    FROM visit_corrections c LEFT JOIN users u ON u.id = c.created_by
    WHERE c.tenant_id = ${actor.tenantId} AND c.visit_id = ${visitId}
      AND (${id ?? null}::uuid IS NULL OR c.id = ${id ?? null}::uuid)
    ORDER BY c.created_at, c.id`)
}

/** Additions to a visit that is over, oldest first; only for the gate and the síndico. */
export async function corrections(
  context: TenantContext,
  { id }: Row,
): Promise<Stored[] | undefined> {
  return context.actor.role === 'condomino' ? undefined : readCorrections(context, id)
}

/**
 * Adds a correction to a visit that is over. Throws `state_conflict` for any other visit, since its
 * own fields can still be changed.
 */
export const correct = defineAction(visits, {
  summary: 'Add a correction to a visit that is over, with its reason',
  body: correctBody,
  answers: visitCorrection,
  async run(context, row, { text, reason }) {
    if (!over.includes(row.state)) throw problem('state_conflict')
    const { queries, actor } = context
    const id = newId()
    await queries.count(sql`
      INSERT INTO visit_corrections (tenant_id, id, visit_id, text, reason, created_by)
      VALUES (${actor.tenantId}, ${id}, ${row.id}, ${text}, ${reason}, ${actor.userId})`)
    const [made] = await readCorrections(context, row.id, id)
    if (!made) throw problem('state_conflict')
    return shown(made)
  },
})
