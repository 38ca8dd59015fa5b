import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import {
  usualOverstayMin,
  VISIT_OVERSTAY_MIN,
} from '@portaria/contract/modules/companies/settings/visit-settings'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { isBlocked } from './visitors.ts'

/** Minutes after which an unknown car is marked: many visitors come by one, and most leave soon. */
const UNKNOWN_CAR_MIN = 120

/** Minutes that each kind of visit may stay; null without a limit. */
export type OverstayLimits = { readonly [kind: string]: number | null }

/** The marks of a visit that the desk must look at. */
export type VisitMarks = {
  /** Whether the visitor or the car is blocked now. */
  blocked: Sql
  /** Whether the visitor is inside for longer than the company allows for the kind of the visit. */
  overstayed: Sql
  /** Whether the car belongs to no registered person and has stayed for some time. */
  unknownCar: Sql
}

/**
 * Whether the visitor, or the car, of a visit or pass is blocked now; never null. Each row is
 * searched among the blocked ones, since those are few.
 */
export function isBlockedGuest(row: Sql, { tenantId }: Actor): Sql {
  const blocked = (column: string) => sql`(SELECT b.${sql.ref(column)} FROM visitors b
    WHERE b.tenant_id = ${tenantId} AND b.deleted_at IS NULL AND ${isBlocked(sql.ref('b'))}
      AND b.${sql.ref(column)} IS NOT NULL)`
  return sql`(${row}.visitor_id IN ${blocked('id')}
    OR coalesce(${row}.plate_key IN ${blocked('plate_key')}, ${row}.visitor_id IN (
      SELECT k.id FROM visitors k WHERE k.tenant_id = ${tenantId} AND k.deleted_at IS NULL
        AND k.plate_key IN ${blocked('plate_key')})))`
}

/** Returns the usual minutes of a kind as SQL, since reports need them for each visit of a year. */
const usualMinutes = (kind: Sql): Sql =>
  sql`CASE ${kind}${sql.join(
    Object.entries(usualOverstayMin).map(
      ([one, minutes]) => sql` WHEN ${sql.lit(one)} THEN ${sql.lit(minutes)}`,
    ),
    sql``,
  )} END`

/**
 * Whether a visit lasts or lasted longer than the company allows for its kind; false for one whose
 * exit has no time (visits §10). The limits are read once in a statement.
 */
export const stayedTooLong = (row: Sql, { tenantId }: TenantActor): Sql => sql`(
  ${row}.checked_in_at + make_interval(mins => nullif(least(coalesce((
      (SELECT t.settings #> '{visits,overstay_min}' FROM tenants t WHERE t.id = ${tenantId})
        ->> ${row}.kind)::int,
      ${usualMinutes(sql`${row}.kind`)}), ${VISIT_OVERSTAY_MIN.most}::int), 0))
    < coalesce(${row}.checked_out_at, CASE WHEN ${row}.state = 'inside' THEN now() END))`

/** The marks of a visit `v`; none is null. */
export function visitMarks(actor: Actor, limits: OverstayLimits): VisitMarks {
  return {
    blocked: isBlockedGuest(sql.ref('v'), actor),
    overstayed: sql`coalesce(v.state = 'inside' AND v.overstay_seen_at IS NULL AND v.checked_in_at + make_interval(mins =>
      (${JSON.stringify(limits)}::jsonb ->> v.kind)::int) < now(), false)`,
    unknownCar: sql`(v.state = 'inside' AND v.plate_key IS NOT NULL
      AND v.checked_in_at < now() - make_interval(mins => ${sql.lit(UNKNOWN_CAR_MIN)})
      AND NOT EXISTS (SELECT 1 FROM vehicles c
        WHERE c.tenant_id = v.tenant_id AND c.plate_key = v.plate_key
          AND c.deleted_at IS NULL AND c.status = 'ATIVO' AND NOT c.disputed)
      AND NOT EXISTS (SELECT 1 FROM visitors k
        WHERE k.tenant_id = v.tenant_id AND k.plate_key = v.plate_key AND k.deleted_at IS NULL))`,
  }
}
