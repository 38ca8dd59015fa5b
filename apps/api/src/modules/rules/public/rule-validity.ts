import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Returns the rule of a version of the alias: the id of its first version. */
const ruleOf = (version: Sql): Sql => sql`coalesce(${version}.first_version_id, ${version}.id)`

/** Returns whether two versions belong to one rule, in a form that uses the index of versions. */
const isOfSameRule = (one: Sql, version: Sql): Sql =>
  sql`(${one}.first_version_id = ${ruleOf(version)} OR ${one}.id = ${ruleOf(version)})`

/** Returns whether a newer published version of the same rule has begun on a day. */
const isReplaced = (version: Sql, actor: TenantActor, day: Sql): Sql => sql`EXISTS (
  SELECT 1 FROM rules newer
  WHERE newer.tenant_id = ${actor.tenantId} AND ${isOfSameRule(sql.ref('newer'), version)}
    AND newer.version_number > ${version}.version_number
    AND newer.state = 'published' AND newer.deleted_at IS NULL
    AND newer.effective_from <= ${day})`

/**
 * Returns the validity of a version of the alias today, or on another day, one of `ruleValidities`.
 */
export const validityOf = (
  version: Sql,
  actor: TenantActor,
  day: Sql = todayOf(actor),
): Sql => sql`CASE
  WHEN ${version}.state = 'draft' THEN 'draft'
  WHEN ${version}.effective_to < ${day} THEN 'ended'
  WHEN ${isReplaced(version, actor, day)} THEN 'replaced'
  WHEN ${version}.effective_from > ${day} THEN 'future'
  ELSE 'in_force' END`

/** Returns all live versions of the same rule as a version of the alias, under another alias. */
export const versionsOf = (one: Sql, version: Sql): Sql =>
  sql`${one}.tenant_id = ${version}.tenant_id AND ${one}.deleted_at IS NULL
    AND ${isOfSameRule(one, version)}`
