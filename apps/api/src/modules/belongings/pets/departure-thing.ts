import { sql } from 'kysely'
import type { Found, ThingKind } from '../../../parts/thing-kind.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { change, type RowIn } from '../../../register-endpoints/row-steps.ts'

/** Pets: they leave with their tutor, or stay with another resident of the household. */
export const pets: ThingKind = {
  kind: 'pet',
  namesPerson: 'owner',
  open: { table: 'pets', isOpen: isActiveRow },
  async find({ queries, actor }, { register, ids }) {
    if (register !== 'residents') return []
    return queries.all(sql<Found>`
      SELECT p.id, p.tutor_id AS person_id, p.name AS title, NULL AS detail, p.apartment_id,
        ARRAY['end', 'keep', 'transfer'] AS choices
      FROM pets p
      WHERE p.tenant_id = ${actor.tenantId} AND p.tutor_id = ANY(${[...ids]}::uuid[])
        AND ${isActiveRow(sql.ref('p'))}
      ORDER BY p.id`)
  },
  async end(scope, { thing_id: id, person_id: person, choice, to_id: heir }) {
    const isStill = (row: RowIn<'pets'>) => row.status === 'ATIVO' && row.tutor_id === person
    const isTransfer = choice === 'transfer'
    const done = await change(
      scope,
      { register: 'pets', id, isStill },
      isTransfer ? { tutor_id: heir } : { status: 'INATIVO' },
    )
    if (!done) return 'already_over'
    return isTransfer ? 'transferred' : 'made_inactive'
  },
}
