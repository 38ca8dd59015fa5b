import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { employees } from '@portaria/contract/modules/people/employees/employees'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { AssignedReaders } from '../../../parts/assigned.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'

type StoredVisit = Omit<Assigned['visits'][number], 'expected_from' | 'expected_to'> & {
  expected_from: Date | null
  expected_to: Date | null
}

/** Visits for which a provider is expected. */
export const readAssignedVisits: AssignedReaders['visits'] = async (
  { queries, actor },
  own,
  limit,
) => {
  const visits = await queries.all(sql<StoredVisit>`
    SELECT v.id, v.guest_name, v.purpose, v.state, v.expected_from, v.expected_to,
      coalesce(
        (SELECT ${titleOf(apartments, sql.ref('a'))} FROM apartments a
          WHERE a.tenant_id = v.tenant_id AND a.id = v.apartment_id),
        (SELECT ${titleOf(employees, sql.ref('e'))} FROM employees e
          WHERE e.tenant_id = v.tenant_id AND e.id = v.employee_id), '') AS place
    FROM visits v
    WHERE v.tenant_id = ${actor.tenantId} AND v.provider_id = ${own} AND v.deleted_at IS NULL
      AND v.state IN ('expected', 'waiting', 'authorised')
      AND (v.expected_to IS NULL OR v.expected_to > now())
    ORDER BY coalesce(v.expected_from, v.waiting_since, v.created_at), v.id
    LIMIT ${limit}`)
  return visits.map(({ expected_from: from, expected_to: to, ...visit }) => ({
    ...visit,
    expected_from: from?.toISOString() ?? null,
    expected_to: to?.toISOString() ?? null,
  }))
}
