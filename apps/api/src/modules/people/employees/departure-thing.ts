import { sql } from 'kysely'
import type { EndScope, Found, ThingKind } from '../../../parts/thing-kind.ts'
import { lockTarget, type RowIn, stepOn } from '../../../register-endpoints/row-steps.ts'
import { isEmployed } from '../public/employees.ts'

/**
 * The employees that a provider sends: a dismissal ends their login and their cards like those of
 * any other employee.
 */
export const employees: ThingKind = {
  kind: 'employee',
  namesPerson: 'itself',
  open: { table: 'employees', isOpen: isEmployed },
  async find({ queries, actor }, { register: of, ids }) {
    if (of !== 'service-providers') return []
    return queries.all(sql<Found>`
      SELECT e.id, e.provider_id AS person_id, coalesce(e.social_name, e.name) AS title,
        NULL AS detail, NULL::uuid AS apartment_id, ARRAY['end', 'keep'] AS choices
      FROM employees e
      WHERE e.tenant_id = ${actor.tenantId} AND e.provider_id = ANY(${[...ids]}::uuid[])
        AND ${isEmployed(sql.ref('e'))}
      ORDER BY e.id`)
  },
  async end(scope, { thing_id: id, last_day: dismissed_on }) {
    return (await dismiss(scope, id, dismissed_on)) ? 'dismissed' : 'already_over'
  },
}

/** Dismisses on a day, or on the day of admission where that comes later. */
export async function dismiss(scope: EndScope, id: string, day: string): Promise<boolean> {
  const isStill = (row: RowIn<'employees'>) => row.employment === 'active'
  const employee = { register: 'employees', id, isStill } as const
  const admitted = (await lockTarget(scope, employee))?.admitted_on
  const dismissed_on = admitted != null && admitted > day ? admitted : day
  return stepOn(scope, employee, 'dismiss', { dismissed_on })
}
