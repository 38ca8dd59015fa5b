import { openOccurrenceStates } from '@portaria/contract/modules/matters/occurrences/occurrence-fields'
import { sql } from 'kysely'
import type { Found, ThingKind } from '../../../parts/thing-kind.ts'
import { isLiveRow } from '../../../register-endpoints/live-rows.ts'
import { change, type RowIn } from '../../../register-endpoints/row-steps.ts'

const open: readonly string[] = openOccurrenceStates

/** Open occurrences assigned to an employee: they wait for another assignee. Reports stay. */
export const occurrences: ThingKind = {
  kind: 'occurrence',
  async find({ queries, actor }, leaving) {
    if (leaving.register !== 'employees') return []
    return queries.all(sql<Found>`
      SELECT o.id, o.assignee_employee_id AS person_id, o.title, o.state AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM occurrences o
      WHERE o.tenant_id = ${actor.tenantId}
        AND o.assignee_employee_id = ANY(${[...leaving.ids]}::uuid[])
        AND ${isLiveRow(sql.ref('o'))} AND o.state = ANY(${[...open]}::text[])
      ORDER BY o.id`)
  },
  async end(scope, { thing_id: id, person_id: person }) {
    const target = {
      register: 'occurrences',
      id,
      isStill: (row: RowIn<'occurrences'>) =>
        open.some((one) => one === row.state) && row.assignee_employee_id === person,
    } as const
    const isEnded = await change(scope, target, { assignee_employee_id: null })
    return isEnded ? 'assignment_ended' : 'already_over'
  },
}
