import { sql } from 'kysely'
import type { Found, ThingKind } from '../../../parts/thing-kind.ts'
import { change, type RowIn } from '../../../register-endpoints/row-steps.ts'
import { tellUnassigned } from './round-news.ts'

/** Rounds of a person who leaves: they wait for another, and supervisors are notified at once. */
export const rounds: ThingKind = {
  kind: 'round',
  async find({ queries, actor }, leaving) {
    if (leaving.register !== 'employees') return []
    return queries.all(sql<Found>`
      SELECT r.id, r.employee_id AS person_id, p.name AS title,
        to_char(r.starts_at AT TIME ZONE t.time_zone, 'YYYY-MM-DD') AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM rounds r
      JOIN patrols p ON p.tenant_id = r.tenant_id AND p.id = r.patrol_id
      JOIN tenants t ON t.id = r.tenant_id
      WHERE r.tenant_id = ${actor.tenantId} AND r.employee_id = ANY(${[...leaving.ids]}::uuid[])
        AND r.state = 'planned' AND r.deleted_at IS NULL
      ORDER BY r.starts_at, r.id`)
  },
  async end(scope, { thing_id: id, person_id: person }) {
    let patrol = ''
    const isStill = (row: RowIn<'rounds'>) => {
      patrol = row.patrol_id
      return row.state === 'planned' && row.employee_id === person
    }
    const target = { register: 'rounds', id, isStill } as const
    if (!(await change(scope, target, { employee_id: null }))) return 'already_over'
    await tellUnassigned(scope.context, patrol)
    return 'assignment_ended'
  },
}
