import type { TenantActor } from '@portaria/contract/actors/actor'
import type { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isNamedIn } from './named-people.ts'

/**
 * Returns whether the user of a membership of the alias is a síndico of its company: no síndico
 * reads about another.
 */
export const isOfSindico = (membership: Sql, actor: TenantActor): Sql => sql`EXISTS (
  SELECT 1 FROM memberships s
  WHERE s.user_id = ${membership}.user_id AND s.tenant_id = ${membership}.tenant_id
    AND s.role = 'sindico' AND s.status = 'ATIVO' AND s.deleted_at IS NULL
    AND s.starts_on <= ${todayOf(actor)} AND coalesce(least(s.ends_on, s.leaves_on) >= ${todayOf(actor)}, true))`

/**
 * Returns whether the user of a membership of the alias will be síndico of its company, or was
 * within the last year, in whatever way that ended.
 */
const wasOfSindico = (membership: Sql, actor: TenantActor): Sql => sql`EXISTS (
  SELECT 1 FROM memberships s
  WHERE s.user_id = ${membership}.user_id AND s.tenant_id = ${membership}.tenant_id AND s.role = 'sindico'
    AND least(s.ends_on, s.deleted_at::date, CASE WHEN s.status <> 'ATIVO' THEN s.updated_at::date END,
      'infinity'::date) >= ${todayOf(actor)} - 365)`

/**
 * Returns whether the actor may read a council occurrence of the alias: they are one of its fixed
 * readers, even without the mark of the council now, and are not a síndico.
 */
export const isReader = (occurrence: Sql, actor: TenantActor): Sql => sql`(EXISTS (
  SELECT 1 FROM council_occurrence_readers c
  WHERE c.tenant_id = ${actor.tenantId} AND c.council_occurrence_id = ${occurrence}.id
    AND c.reader_id = ${actor.userId})
  AND NOT EXISTS (
    SELECT 1 FROM memberships o WHERE o.id = ${actor.membershipId} AND ${isOfSindico(sql.ref('o'), actor)}))`

/**
 * Whether the actor decides about an occurrence concerning a síndico: an administrator, or one of
 * its readers.
 */
export async function decides({ queries, actor }: TenantContext, id: string): Promise<boolean> {
  if (actor.role === 'master' || actor.role === 'admin' || actor.role === 'system') return true
  const found = await queries.first(sql<{ reads: boolean }>`
    SELECT ${isReader(sql`o`, actor)} AS reads FROM council_occurrences o
    WHERE o.tenant_id = ${actor.tenantId} AND o.id = ${id}`)
  return found?.reads === true
}

/**
 * Reads residents with a login, of memberships that meet a condition on `m`, and the names that
 * they are called by.
 */
const residentUsers = ({ queries, actor }: TenantContext, condition: Sql) =>
  queries.all(sql<{ id: string; names: string[] }>`
    SELECT u.id, array_remove(array_agg(DISTINCT r.name) || u.name, NULL) AS names
    FROM memberships m
    JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
    LEFT JOIN residents r ON r.tenant_id = m.tenant_id AND r.id = m.resident_id
    WHERE m.tenant_id = ${actor.tenantId} AND m.role = 'condomino' AND ${liveUser} AND ${liveMembership}
      AND ${condition}
    GROUP BY u.id ORDER BY u.id`)

/** Returns the users marked as council of the actor's company today. */
export async function councilMembers(context: TenantContext): Promise<string[]> {
  const members = await residentUsers(
    context,
    sql`m.council AND NOT ${isOfSindico(sql.ref('m'), context.actor)}`,
  )
  return members.map(({ id }) => id)
}

/**
 * Stores the readers of an occurrence, in its transaction: those who are marked when it is
 * reported, are not síndicos and were none in the year before, and are not named in it
 * (matters §6). The reporter may not see other people's logins, so the readers are not values of the create.
 */
export async function freezeReaders(context: TenantContext, id: string): Promise<void> {
  const { queries, actor } = context
  const { text } = await queries.one(sql<{ text: string }>`
    SELECT concat_ws(E'\n', title, description, place) AS text FROM council_occurrences
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  const members = await residentUsers(
    context,
    sql`m.council AND NOT ${wasOfSindico(sql.ref('m'), actor)}`,
  )
  const readers = members.filter(({ names }) => !isNamedIn(text, names)).map((one) => one.id)
  await queries.count(sql`
    INSERT INTO council_occurrence_readers (tenant_id, id, council_occurrence_id, ordinal, reader_id)
    SELECT ${actor.tenantId}::uuid, gen_random_uuid(), ${id}::uuid, nth - 1, reader
    FROM unnest(${readers}::uuid[]) WITH ORDINALITY AS frozen (reader, nth)`)
}

/** Returns the readers of an occurrence who can still read it. */
export async function readersOf(context: TenantContext, id: string): Promise<string[]> {
  const { tenantId } = context.actor
  const readers = await residentUsers(
    context,
    sql`NOT ${isOfSindico(sql.ref('m'), context.actor)} AND EXISTS (
      SELECT 1 FROM council_occurrence_readers c
      WHERE c.tenant_id = ${tenantId} AND c.council_occurrence_id = ${id} AND c.reader_id = u.id)`,
  )
  return readers.map((one) => one.id)
}

type Reader = RowOf<typeof councilOccurrences>['readers'][number]

/**
 * Throws `no_reader` for a new reader who is not a resident with a login here, or was a síndico
 * within the year.
 */
export async function requireReaders(
  context: TenantContext,
  next: readonly Reader[],
  before: readonly Reader[],
): Promise<void> {
  const known = new Set(before.map((one) => one.reader_id))
  const wanted = next.map((one) => one.reader_id)
  const added = wanted.filter((one) => !known.has(one))
  if (added.length === 0) return
  const fit = await residentUsers(
    context,
    sql`u.id = ANY(${added}::uuid[]) AND NOT ${wasOfSindico(sql.ref('m'), context.actor)}`,
  )
  const unfit = added.find((one) => !fit.some(({ id }) => id === one))
  if (unfit !== undefined)
    throw fieldProblem(`readers.${wanted.indexOf(unfit)}.reader_id`, 'no_reader')
}
