import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { AssignedReaders } from '../../../parts/assigned.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { destinationsOf, destinationTitle } from '../public/destinations.ts'

type StoredVisit = Omit<
  Assigned['visits'][number],
  'expected_from' | 'expected_to' | 'on_the_way_at' | 'host'
> & {
  expected_from: Date | null
  expected_to: Date | null
  on_the_way_at: Date | null
  host_name: string | null
  host_phone: string | null
}

/** Hours before a visit from which its provider may report that they are on the way, and call. */
const SOON_H = 3

/** Hours for which a visit without an end is due. */
const OPEN_H = 12

/**
 * Whether a visit begins within some hours or has begun, and is not over; false if it has no
 * beginning.
 */
export const isSoon = (visit: Sql): Sql => sql`(
  ${visit}.expected_from <= now() + make_interval(hours => ${SOON_H})
  AND coalesce(${visit}.expected_to, ${visit}.expected_from + make_interval(hours => ${OPEN_H})) > now())
  IS TRUE`

/** Visits for which a provider is expected. */
export const readAssignedVisits: AssignedReaders['visits'] = async (
  { queries, actor },
  own,
  limit,
) => {
  const visits = await queries.all(sql<StoredVisit>`
    SELECT v.id, v.guest_name, v.purpose, v.state, v.expected_from, v.expected_to,
      v.on_the_way_at, v.state = 'expected' AND ${isSoon(sql.ref('v'))} AS soon,
      coalesce(nullif(h.social_name, ''), h.name) AS host_name, h.phones[1] AS host_phone,
      coalesce(${destinationTitle}, '') AS place
    FROM visits v
    ${destinationsOf(sql.ref('v'))}
    -- Who asked for the visit is called by the provider while it is due, not before nor after.
    LEFT JOIN residents h ON h.tenant_id = v.tenant_id AND h.id = v.host_id
      AND h.deleted_at IS NULL AND h.status = 'ATIVO' AND ${isSoon(sql.ref('v'))}
    WHERE v.tenant_id = ${actor.tenantId} AND v.provider_id = ${own} AND v.deleted_at IS NULL
      AND v.state IN ('expected', 'waiting', 'authorised')
      AND (v.expected_to IS NULL OR v.expected_to > now())
    ORDER BY coalesce(v.expected_from, v.waiting_since, v.created_at), v.id
    LIMIT ${limit}`)
  return visits.map(
    ({ expected_from: from, expected_to: to, host_name: name, host_phone: phone, ...visit }) => ({
      ...visit,
      host: name !== null && phone !== null ? { name, phone } : null,
      on_the_way_at: visit.on_the_way_at?.toISOString() ?? null,
      expected_from: from?.toISOString() ?? null,
      expected_to: to?.toISOString() ?? null,
    }),
  )
}
