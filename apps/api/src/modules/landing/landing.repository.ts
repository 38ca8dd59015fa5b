import type { RegisterName } from '@portaria/contract/define-register/register-names'
import {
  LATEST_CHANGES,
  type LatestChange,
  type TowerPeople,
} from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { JoinedAct } from '../../parts/joined-acts.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { column, row, tableOf, titleOf } from '../../register-endpoints/record-columns.ts'
import { livesToday } from '../units/public/occupancies.ts'

/**
 * Reads every live tower with its units and the people who live there today, without landlords: the
 * same figures as the lists that they open. The day is computed once, not per occupancy.
 */
export function peopleByTower({ queries, actor }: TenantContext): Promise<TowerPeople[]> {
  return queries.all(sql<TowerPeople>`
    WITH today AS MATERIALIZED (SELECT tenant_today(${actor.tenantId}) AS day),
    units AS (
      SELECT a.tower_id, count(*)::int AS units FROM apartments a
      WHERE a.tenant_id = ${actor.tenantId} AND a.deleted_at IS NULL
      GROUP BY a.tower_id),
    lived AS (
      SELECT a.tower_id, count(DISTINCT o.apartment_id)::int AS occupied,
        count(DISTINCT o.resident_id)::int AS people
      FROM occupancies o JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
      WHERE o.tenant_id = ${actor.tenantId}
        AND ${livesToday(sql.ref('o'), sql`(SELECT day FROM today)`)}
      GROUP BY a.tower_id)
    SELECT t.id, t.name, coalesce(lived.people, 0) AS people, coalesce(units.units, 0) AS units,
      coalesce(lived.occupied, 0) AS occupied
    FROM towers t
    LEFT JOIN units ON units.tower_id = t.id
    LEFT JOIN lived ON lived.tower_id = t.id
    WHERE t.tenant_id = ${actor.tenantId} AND t.deleted_at IS NULL
    ORDER BY t.name COLLATE natural_order, t.id`)
}

/** Limit of audit entries read; an action with more rows is shown as "more than". */
const TRAIL = 1_000

/** Days of the audit trail that are read, so that older partitions are not scanned. */
const DAYS = 90

/** The author of an action, with the file of their picture. */
type Author = { id: string; name: string; photo_file_id: string | null }

/** A person's changes in one transaction to rows of one register. */
export type Act = {
  id: string
  at: Date
  actor: Author | null
  register: RegisterName
  operation: string
  act: LatestChange['act']
  /** The last changed row. */
  row_id: string
  changes: LatestChange['changes']
  count: number
  count_is: 'exact' | 'at_least'
}

export type Seen = {
  /** Registers whose history the actor may read, and those of them with pages of their own. */
  registers: readonly RegisterName[]
  paged: readonly RegisterName[]
  /** A platform role reads shared rows under the nil tenant, even if it has chosen a company. */
  operations: ReadonlyMap<RegisterName, readonly string[]>
}

/**
 * Reads the latest actions, newest first. Rows of one transaction are one action per register; rows
 * of registers without pages, and those made along with a joined action, are part of the others.
 */
export function latestActs(
  { queries, actor }: TenantContext,
  seen: Seen,
  joined: readonly JoinedAct[],
): Promise<Act[]> {
  const changing = [...seen.operations].flatMap(([register, operations]) =>
    operations.map((operation) => ({ register, operation })),
  )
  return queries.all(sql<Act>`
    WITH changing AS (
      SELECT register, operation FROM jsonb_to_recordset(${JSON.stringify(changing)}::jsonb)
        AS c (register text, operation text)),
    latest AS (
      SELECT id, at, actor_id, register, operation, row_id, changes FROM audit_log
      WHERE tenant_id = ${actor.tenantId} AND at > now() - make_interval(days => ${DAYS})
        AND register = ANY(${[...seen.registers]}) AND (register, operation) IN (SELECT register, operation FROM changing)
        AND row_id IS NOT NULL
      ORDER BY at DESC LIMIT ${TRAIL}),
    acts AS (
      SELECT at, actor_id, register, operation, count(*)::int AS count, max(id::text)::uuid AS id,
        at = (SELECT min(at) FROM latest) AS is_last,
        bool_or(register = ANY(${[...seen.paged]})) AS is_paged
      FROM latest GROUP BY at, actor_id, register, operation),
    joined AS (
      SELECT name, lead, along FROM jsonb_to_recordset(${JSON.stringify(joined)}::jsonb)
        AS j (name text, lead text, along text[])),
    shown AS (
      SELECT *, bool_or(is_paged) OVER (PARTITION BY at, actor_id) AS has_paged,
        array_agg(register) FILTER (WHERE operation = 'create')
          OVER (PARTITION BY at, actor_id) AS made
      FROM acts)
    SELECT shown.id, shown.at, shown.register, shown.operation, shown.count, latest.row_id,
      (SELECT j.name FROM joined j WHERE j.lead = shown.register AND shown.operation = 'create') AS act,
      latest.changes,
      CASE WHEN shown.is_last AND (SELECT count(*) FROM latest) = ${TRAIL}
        THEN 'at_least' ELSE 'exact' END AS count_is,
      CASE WHEN u.id IS NOT NULL THEN
        jsonb_build_object('id', u.id, 'name', u.name, 'photo_file_id', u.photo_file_id)
      END AS actor
    FROM shown JOIN latest ON latest.id = shown.id AND latest.at = shown.at LEFT JOIN users u ON u.id = shown.actor_id
    WHERE (shown.is_paged OR NOT shown.has_paged)
      AND NOT (shown.operation = 'create' AND EXISTS (
        SELECT 1 FROM joined j WHERE j.lead = ANY(shown.made) AND shown.register = ANY(j.along)))
    ORDER BY shown.at DESC, shown.id DESC LIMIT ${LATEST_CHANGES}`)
}

export type TitledRow = { id: string; title: string; deleted: boolean; opens: string }

/**
 * Reads rows of a register that the actor sees, including removed ones, by their titles; `opens` is
 * the id in the column `key`.
 */
export function titledRows(
  { queries, actor }: TenantContext,
  { register, scope }: Machinery,
  key: string,
  ids: readonly string[],
): Promise<TitledRow[]> {
  return queries.all(sql<TitledRow>`
    SELECT r.id, ${titleOf(register, row)} AS title, r.deleted_at IS NOT NULL AS deleted,
      ${column(row, key)} AS opens
    FROM ${tableOf(register)} r
    WHERE r.id = ANY(${[...ids]}::uuid[]) AND ${scope.any(register, actor, row)}`)
}
