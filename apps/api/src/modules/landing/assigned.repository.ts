import { ASSIGNED_SHOWN, type Assigned } from '@portaria/contract/modules/landing/landing'
import { employees } from '@portaria/contract/modules/people/employees/employees'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { titleOf } from '../../register-endpoints/record-columns.ts'
import { ownProvider } from '../units/public/own-units.ts'

type StoredVisit = Omit<Assigned['visits'][number], 'expected_from' | 'expected_to'> & {
  expected_from: Date | null
  expected_to: Date | null
}

/**
 * What the provider of the actor's membership holds and where it is expected; nothing for an actor
 * whose membership stands for no provider.
 */
export async function readAssigned({ queries, actor }: TenantContext): Promise<Assigned> {
  const own = ownProvider(actor)
  const cards = await queries.all(sql<Assigned['cards'][number]>`
    SELECT c.id, c.number, c.kind, c.state = 'blocked' AS blocked, c.valid_to FROM cards c
    WHERE c.tenant_id = ${actor.tenantId} AND c.provider_id = ${own} AND c.deleted_at IS NULL
      AND c.state IN ('assigned', 'blocked')
    ORDER BY c.number LIMIT ${ASSIGNED_SHOWN}`)
  const vehicles = await queries.all(sql<Assigned['vehicles'][number]>`
    SELECT v.id, v.plate, b.name AS brand, v.model, v.color FROM vehicles v
    LEFT JOIN brands b ON b.tenant_id = v.brand_tenant_id AND b.id = v.brand_id
    WHERE v.tenant_id = ${actor.tenantId} AND v.provider_id = ${own} AND v.deleted_at IS NULL
      AND v.status = 'ATIVO'
    ORDER BY v.plate, v.id LIMIT ${ASSIGNED_SHOWN}`)
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
    LIMIT ${ASSIGNED_SHOWN}`)
  return {
    cards,
    vehicles,
    visits: visits.map(({ expected_from: from, expected_to: to, ...visit }) => ({
      ...visit,
      expected_from: from?.toISOString() ?? null,
      expected_to: to?.toISOString() ?? null,
    })),
  }
}
