import type { TenantActor } from '@portaria/contract/actors/actor'
import {
  DOUBT_HOURS,
  type PresenceDoubt,
  SEEN_DAYS,
} from '@portaria/contract/modules/access/presence/presence'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { isActiveRow, isLiveRow } from '../../../register-endpoints/live-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isEmployedToday } from '../../people/public/employees.ts'
import { holdsToday } from '../../units/public/occupancies.ts'
import { readerProfileNames } from '../readers/reader-profiles.ts'

/** The area that somebody leaves who passes a point `p`; null where nobody knows. */
export const originOf = (point: Sql, direction: Sql): Sql => sql`
  CASE WHEN ${point}.direction = 'both' AND ${direction} = 'out'
    THEN ${point}.area_to_id ELSE ${point}.area_from_id END`

/** The area into which they come. */
export const targetOf = (point: Sql, direction: Sql): Sql => sql`
  CASE WHEN ${point}.direction = 'both' AND ${direction} = 'out'
    THEN ${point}.area_from_id ELSE ${point}.area_to_id END`

/** Models whose passages are told by themselves: turnstiles. */
const turnstiles = readerProfileNames(({ state }) => state === null)

/** Whether a point tells that somebody went through it: by a sensor of its door, or a turnstile. */
export const tellsPassage = (point: Sql): Sql => sql`(
  coalesce(${point}.door_sensor, false) OR EXISTS (SELECT FROM access_readers k
    WHERE k.tenant_id = ${point}.tenant_id AND k.equipment_id = ${point}.equipment_id
      AND k.profile = ANY(${turnstiles}::text[])))`

/** The moment before which a certain sighting counts no more. */
export const isRecent = (seenAt: Sql): Sql =>
  sql`${seenAt} > now() - make_interval(days => ${sql.lit(SEEN_DAYS)})`

/**
 * The signs at the doors of an area: `has_exit`, whether some reader identifies those who leave;
 * `button_at` and `alarm_at`, when somebody left by a button last, and when a door was forced or held.
 */
export const areaSigns = (tenantId: string, area: Sql): Sql => sql`(
  SELECT coalesce(bool_or(p.equipment_id IS NOT NULL AND (p.area_from_id = ${area}
      OR (p.direction = 'both' AND p.area_to_id = ${area}))), false) AS has_exit,
    max(e.at) FILTER (WHERE e.fact = 'exit_button' AND ${area} =
      CASE p.direction WHEN 'out' THEN p.area_from_id ELSE p.area_to_id END) AS button_at,
    max(e.at) FILTER (WHERE e.fact <> 'exit_button') AS alarm_at
  FROM access_points p
  LEFT JOIN access_events e ON e.tenant_id = p.tenant_id AND e.point_id = p.id
    AND e.fact IN ('exit_button', 'forced', 'held') AND ${isRecent(sql.ref('e.at'))}
  WHERE p.tenant_id = ${tenantId} AND ${area} IN (p.area_from_id, p.area_to_id)
    AND ${isActiveRow(sql.ref('p'))})`

const doubt = (reason: PresenceDoubt, condition: Sql): Sql =>
  sql`CASE WHEN ${condition} THEN ${sql.lit(reason)} END`

/**
 * All doubts about a row of presence with the signs of its area (access §50). Whoever said that a person
 * is here knows it better than a missing reader.
 */
export const doubtsOf = (row: Sql, signs: Sql): Sql => sql`(
  ${row}.doubts || CASE WHEN ${row}.area_id IS NULL THEN '{}'::text[] ELSE array_remove(ARRAY[
    ${doubt('one_way', sql`${row}.corrected_by IS NULL AND NOT ${signs}.has_exit`)},
    ${doubt('exit_button', sql`${signs}.button_at > ${row}.seen_at`)},
    ${doubt('door_alarm', sql`${signs}.alarm_at > ${row}.seen_at`)}], NULL) END)`

/** Whether a row of presence with all its doubts still counts. */
export const stillCounts = (row: Sql, doubts: Sql): Sql => sql`(
  ${row}.is_inside AND ${isRecent(sql`${row}.seen_at`)} AND (${doubts} = '{}'
    OR ${row}.seen_at > now() - make_interval(hours => ${sql.lit(DOUBT_HOURS)}))
  AND NOT ${hasLeftVisit(row)})`

/** Whether a visitor has left a visit since they were seen, as the desk recorded it. */
const hasLeftVisit = (row: Sql): Sql => sql`(
  ${row}.visitor_id IS NOT NULL AND EXISTS (SELECT FROM visits v
    WHERE v.tenant_id = ${row}.tenant_id AND v.visitor_id = ${row}.visitor_id
      AND v.state = 'left' AND v.checked_out_at > ${row}.seen_at AND v.deleted_at IS NULL))`

/**
 * Whether the person of a row of presence still belongs here: a departure ends it (access §50). Whoever
 * is blocked stays on the list, since they may be inside.
 */
export const belongsHere = (row: Sql, actor: TenantActor): Sql => sql`(CASE
  WHEN ${row}.resident_id IS NOT NULL THEN EXISTS (SELECT FROM residents x
    JOIN occupancies o ON o.tenant_id = x.tenant_id AND o.resident_id = x.id
    WHERE x.tenant_id = ${actor.tenantId} AND x.id = ${row}.resident_id
      AND ${isActiveRow(sql.ref('x'))} AND ${holdsToday(sql.ref('o'), todayOf(actor))})
  WHEN ${row}.employee_id IS NOT NULL THEN EXISTS (SELECT FROM employees x
    WHERE x.tenant_id = ${actor.tenantId} AND x.id = ${row}.employee_id
      AND ${isLiveRow(sql.ref('x'))} AND ${isEmployedToday(sql.ref('x'))})
  WHEN ${row}.provider_id IS NOT NULL THEN EXISTS (SELECT FROM service_providers x
    WHERE x.tenant_id = ${actor.tenantId} AND x.id = ${row}.provider_id
      AND ${isActiveRow(sql.ref('x'))} AND coalesce(x.leaves_on >= ${todayOf(actor)}, true))
  ELSE EXISTS (SELECT FROM visitors x
    WHERE x.tenant_id = ${actor.tenantId} AND x.id = ${row}.visitor_id
      AND ${isLiveRow(sql.ref('x'))}) END)`
