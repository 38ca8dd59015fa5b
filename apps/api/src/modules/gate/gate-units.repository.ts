import type { GateExpected, GateUnit } from '@portaria/contract/modules/gate/gate'
import { MOVEMENTS_SHOWN, type Movement } from '@portaria/contract/modules/gate/gate-rolls'
import { PARTY_MIN } from '@portaria/contract/modules/gate/party-size'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../platform/files/file-links.ts'
import { named } from '../../register-endpoints/named-row.ts'
import { parcelsOfUnit } from '../custody/public/parcels-at-desk.ts'
import { destinationsOf, destinationTitle, unitTitle } from '../visits/public/destinations.ts'
import { holdsOn } from './box.repository.ts'
import { readAnswerers } from './gate-lists.repository.ts'
import { isGuestOutside, readGatePasses } from './gate-passes.repository.ts'
import { readGateVisits } from './gate-visits.repository.ts'
import { todayVisits } from './today-visits.ts'

/** Limit of rows of each list of a unit. */
const SHOWN = 50

/** Reads a unit for the desk; throws `not_found` for one of another company. */
export async function readGateUnit(
  context: TenantContext,
  links: FileLinks,
  apartmentId: string,
): Promise<GateUnit> {
  const people = await readAnswerers(context, links, apartmentId)
  const today = await todayVisits(context)
  const visits = await readGateVisits(context, links, {
    where: sql`v.apartment_id = ${apartmentId} AND (${today.where} OR v.state = 'inside')`,
    order: today.order,
    limit: SHOWN,
  })
  const ofUnit = sql`${holdsOn(today)} AND p.apartment_id = ${apartmentId} AND ${isGuestOutside}`
  const { passes } = await readGatePasses(context, links, ofUnit, SHOWN)
  const { queries, actor } = context
  const cars = await queries.all(sql<GateUnit['cars'][number]>`
    SELECT c.id, c.plate, c.plate || ' · ' || c.model AS title FROM vehicles c
    WHERE c.tenant_id = ${actor.tenantId} AND c.apartment_id = ${apartmentId}
      AND c.deleted_at IS NULL AND c.status = 'ATIVO' AND NOT c.disputed
    ORDER BY c.plate, c.id LIMIT ${SHOWN}`)
  const { intercom } = await queries.one(sql<Pick<GateUnit, 'intercom'>>`
    SELECT intercom FROM apartments WHERE tenant_id = ${actor.tenantId} AND id = ${apartmentId}`)
  return {
    intercom,
    people,
    visits,
    passes,
    cars,
    parcels: await parcelsOfUnit(context, apartmentId, SHOWN),
  }
}

/** Reads the last entries and exits, newest first. */
export async function readMovements({ queries, actor }: TenantContext): Promise<Movement[]> {
  const { tenantId } = actor
  const arm = (act: 'entered' | 'left', at: string, by: string) => {
    const [moment, person] = [sql.ref(`v.${at}`), sql.ref(`v.${by}`)]
    return sql`(SELECT v.id AS visit_id, v.guest_name, v.kind, ${act}::text AS act, ${moment} AS at,
        ${person} AS by_id, v.tenant_id, v.apartment_id, v.employee_id,
        v.common_area_id
      FROM visits v
      WHERE v.tenant_id = ${tenantId} AND v.deleted_at IS NULL AND ${moment} IS NOT NULL
        AND ${moment} > now() - interval '2 days'
      ORDER BY ${moment} DESC LIMIT ${MOVEMENTS_SHOWN})`
  }
  const rows = await queries.all(sql<Omit<Movement, 'at'> & { at: Date }>`
    SELECT m.visit_id, m.guest_name, m.kind, m.act, m.at, u.name AS by,
      ${destinationTitle} AS place
    FROM (${arm('entered', 'checked_in_at', 'checked_in_by_id')}
      UNION ALL ${arm('left', 'checked_out_at', 'checked_out_by_id')}) m
    ${destinationsOf(sql.ref('m'))}
    LEFT JOIN users u ON u.id = m.by_id
    ORDER BY m.at DESC, m.visit_id LIMIT ${MOVEMENTS_SHOWN}`)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/**
 * Reads today's guests who were invited together: to one unit, by one host, for one time and
 * purpose.
 */
export async function readParties(context: TenantContext): Promise<GateExpected['parties']> {
  const { queries, actor } = context
  const { start, end } = await todayVisits(context)
  const rows = await queries.all(sql<{
    id: string
    purpose: string | null
    apartment_id: string | null
    apartment_title: string | null
    guests: number
    arrived: number
    visit_ids: string[]
  }>`
    SELECT p.id, p.purpose, p.apartment_id, CASE WHEN a.id IS NULL THEN NULL ELSE ${unitTitle} END AS apartment_title,
      p.guests, p.arrived, p.visit_ids
    FROM (
      SELECT (array_agg(v.id ORDER BY v.id))[1] AS id, v.purpose, v.apartment_id, min(v.expected_from) AS expected_from, count(*)::int AS guests,
        (count(*) FILTER (WHERE v.state IN ('inside', 'left')))::int AS arrived,
        coalesce(array_agg(v.id ORDER BY v.guest_name, v.id) FILTER (WHERE v.state = 'expected'), '{}')
          AS visit_ids
      FROM visits v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL AND v.pass_id IS NOT NULL
        AND v.answered_through IS DISTINCT FROM 'pass'
        AND v.state IN ('expected', 'inside', 'left')
        AND v.expected_from < ${end} AND v.expected_to >= ${start}
      GROUP BY v.purpose, v.apartment_id, v.employee_id, v.common_area_id, v.host_id, v.expected_from,
        v.expected_to
      HAVING count(*) >= ${PARTY_MIN} AND count(*) FILTER (WHERE v.state = 'expected') > 0
    ) p
    LEFT JOIN apartments a ON a.tenant_id = ${actor.tenantId} AND a.id = p.apartment_id
    LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    ORDER BY p.expected_from, t.name COLLATE natural_order, a.number COLLATE natural_order`)
  return rows.map(({ apartment_id, apartment_title, ...party }) => ({
    ...party,
    apartment: named(apartment_id, apartment_title),
  }))
}
