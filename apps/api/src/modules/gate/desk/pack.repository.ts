import { type DeskPack, PACK_ROWS_MAX } from '@portaria/contract/modules/gate/desk-pack'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { named } from '../../../register-endpoints/named-row.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isAtWork } from '../../people/public/employees.ts'
import { livesToday } from '../../units/public/occupancies.ts'
import { unitTitle } from '../../visits/public/destinations.ts'
import { isBlocked } from '../../visits/public/visitors.ts'

/** The key of a visitor's document (`cpfKey`, `idDocKey`), of the alias `v`. */
const documentKey = sql`coalesce('cpf:' || v.cpf, v.id_doc_key)`

/**
 * The identification of visitors besides their names: the key of their document, and their plate.
 */
export type KnownBy = { readonly key: string | null; readonly plate: string | null }

/**
 * Reads the identification of some visitors, by their ids; leaves out visitors without document and
 * plate.
 */
export async function readKnownBy(
  { queries, actor }: TenantContext,
  visitorIds: readonly string[],
): Promise<ReadonlyMap<string, KnownBy>> {
  const rows = await queries.all(sql<KnownBy & { id: string }>`
    SELECT v.id, ${documentKey} AS key, v.plate FROM visitors v
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ANY(${[...visitorIds]}::uuid[])
      AND (${documentKey} IS NOT NULL OR v.plate IS NOT NULL)`)
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

/** The terms by which a device judges a pass, and the data of its code. */
export type PassInPack = Pick<
  DeskPack['passes'][number],
  'state' | 'status' | 'uses_allowed' | 'uses_done' | 'on_holidays'
> & { generation: number }

/** Reads the terms of passes, by their ids. */
export async function readPassTerms(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PassInPack>> {
  const rows = await queries.all(sql<PassInPack & { id: string }>`
    SELECT p.id, p.state, p.status, p.uses_allowed, p.uses_done, p.on_holidays, s.generation
    FROM passes p JOIN pass_secrets s ON s.tenant_id = p.tenant_id AND s.pass_id = p.id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${[...ids]}::uuid[])`)
  return new Map(rows.map(({ id, ...terms }) => [id, terms]))
}

/** Reads the keys of documents and plates of blocked visitors. */
export async function readBlocked({
  queries,
  actor,
}: TenantContext): Promise<{ documents: string[]; plates: string[] }> {
  return queries.one(sql<{ documents: string[]; plates: string[] }>`
    SELECT coalesce(array_agg(DISTINCT key) FILTER (WHERE key IS NOT NULL), '{}') AS documents,
      coalesce(array_agg(DISTINCT plate_key) FILTER (WHERE plate_key IS NOT NULL), '{}') AS plates
    FROM (
      SELECT ${documentKey} AS key, v.plate_key FROM visitors v
      WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL AND ${isBlocked(sql.ref('v'))}
      ORDER BY v.blocked_at DESC NULLS LAST, v.id LIMIT ${PACK_ROWS_MAX}) blocked`)
}

/** Reads undisputed registered cars. */
export async function readPlates({ queries, actor }: TenantContext): Promise<DeskPack['plates']> {
  const rows = await queries.all(sql<{
    key: string
    plate: string
    title: string
    apartment_id: string | null
    apartment_title: string | null
  }>`
    SELECT c.plate_key AS key, c.plate, c.plate || ' · ' || c.model AS title, c.apartment_id,
      CASE WHEN a.id IS NULL THEN NULL ELSE ${unitTitle} END AS apartment_title
    FROM vehicles c
    LEFT JOIN apartments a ON a.tenant_id = c.tenant_id AND a.id = c.apartment_id
    LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    WHERE c.tenant_id = ${actor.tenantId} AND c.deleted_at IS NULL AND c.status = 'ATIVO'
      AND NOT c.disputed AND c.plate_key IS NOT NULL
    ORDER BY c.plate_key LIMIT ${PACK_ROWS_MAX}`)
  return rows.map(({ apartment_id: id, apartment_title: title, ...car }) => ({
    ...car,
    apartment: named(id, title),
  }))
}

/** Reads the units that visitors may come to, with the contacts who may authorise visitors. */
export const readUnits = ({ queries, actor }: TenantContext): Promise<DeskPack['units']> =>
  queries.all(sql<DeskPack['units'][number]>`
    SELECT a.id, ${unitTitle} AS title, a.tower_id, a.intercom, coalesce(p.people, '[]') AS people,
      coalesce(p.residents, 0) AS residents
    FROM apartments a JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    LEFT JOIN (
      SELECT o.apartment_id, count(*)::int AS residents, json_agg(json_build_object('id', r.id,
          'name', coalesce(nullif(r.social_name, ''), r.name), 'relation', o.relation,
          'phones', r.phones)
        ORDER BY r.name, r.id) FILTER (WHERE o.may_authorize_visitors) AS people
      FROM occupancies o JOIN residents r ON r.tenant_id = o.tenant_id AND r.id = o.resident_id
      WHERE o.tenant_id = ${actor.tenantId} AND r.deleted_at IS NULL AND r.status = 'ATIVO'
        AND ${livesToday(sql.ref('o'), todayOf(actor))}
      GROUP BY o.apartment_id
    ) p ON p.apartment_id = a.id
    WHERE a.tenant_id = ${actor.tenantId} AND a.deleted_at IS NULL AND a.status = 'ATIVO'
    ORDER BY t.name COLLATE natural_order, a.number COLLATE natural_order, a.id
    LIMIT ${PACK_ROWS_MAX}`)

/** Reads the people who work here now. */
export const readEmployees = ({ queries, actor }: TenantContext): Promise<DeskPack['employees']> =>
  queries.all(sql<DeskPack['employees'][number]>`
    SELECT e.id, coalesce(nullif(e.social_name, ''), e.name) AS title FROM employees e
    WHERE e.tenant_id = ${actor.tenantId} AND ${isAtWork(sql.ref('e'))}
    ORDER BY title, e.id LIMIT ${PACK_ROWS_MAX}`)

/** Reads the common areas that visitors may come to. */
export const readAreas = ({ queries, actor }: TenantContext): Promise<DeskPack['areas']> =>
  queries.all(sql<DeskPack['areas'][number]>`
    SELECT c.id, c.name AS title FROM common_areas c
    WHERE c.tenant_id = ${actor.tenantId} AND c.deleted_at IS NULL AND c.status = 'ATIVO'
    ORDER BY title, c.id LIMIT ${PACK_ROWS_MAX}`)
