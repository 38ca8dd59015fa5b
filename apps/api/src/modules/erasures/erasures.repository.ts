import {
  type ErasableRegister,
  type ErasedKind,
  type ErasureOverview,
  type ErasureReason,
  type ErasureReceipt,
  erasableRegisters,
  erasedKinds,
  type KeptKind,
  keptKinds,
} from '@portaria/contract/modules/erasures/erasures'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { companyName } from '../companies/public/companies.ts'
import { takeNumbers } from '../companies/public/number-series.ts'
import { neutralName, type Person, peopleTable, type Subject } from './people-tables.ts'

/** The row of an erasure under way. */
export type Erasure = { readonly id: string; readonly number: number }

/** Counts of what was blanked or stays, by kind. */
export type Counts<Kind extends string> = { readonly [Name in Kind]?: number }

/** Of service providers, companies have no personal data of their own. */
const isPerson = (register: ErasableRegister) =>
  register === 'service-providers' ? sql`p.kind = 'person'` : sql`true`

/** Whether a person exists and is not removed. */
export async function isThere(
  { queries, actor }: TenantContext,
  { register, id }: Subject,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM ${peopleTable(register)} p
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id} AND p.deleted_at IS NULL
      AND ${isPerson(register)}`)
  return found !== undefined
}

/**
 * Locks a person, so that no row that refers to them is added meanwhile. Returns whether they exist
 * and are not removed.
 */
export async function lockSubject(
  context: TenantContext,
  { register, id }: Subject,
): Promise<boolean> {
  const { queries, actor } = context
  await queries.all(sql`
    SELECT 1 FROM ${peopleTable(register)} p
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id} FOR UPDATE`)
  return isThere(context, { register, id })
}

/** Reads a person with the visitors who turned out to be the same and were merged into them. */
export async function readPerson(
  { queries, actor }: TenantContext,
  subject: Subject,
): Promise<Person> {
  if (subject.register !== 'visitors') return { ...subject, ids: [subject.id] }
  const merged = await queries.all(sql<{ id: string }>`
    WITH RECURSIVE merged AS (
      SELECT ${subject.id}::uuid AS id
      UNION
      SELECT v.id FROM visitors v JOIN merged m ON v.merged_into = m.id
      WHERE v.tenant_id = ${actor.tenantId}
    )
    SELECT id FROM merged`)
  return { ...subject, ids: merged.map(({ id }) => id) }
}

/** Adds the receipt of an erasure, which the counts complete, with the next number of the company. */
export async function addReceipt(
  context: TenantContext,
  { register, id }: Subject,
  reason: ErasureReason,
): Promise<Erasure> {
  const { queries, actor } = context
  const number = await takeNumbers(context, 'erasures', 1)
  return queries.one(sql<Erasure>`
    INSERT INTO erasures (tenant_id, id, number, register, person_id, reason, asked_by)
    VALUES (${actor.tenantId}, ${newId()}, ${number}, ${register}, ${id}, ${reason}, ${actor.userId})
    RETURNING id, number`)
}

/** Completes the receipt; the database refuses a second time. */
export async function writeCounts(
  { queries, actor }: TenantContext,
  id: string,
  blanked: Counts<ErasedKind>,
  kept: Counts<KeptKind>,
): Promise<void> {
  await queries.count(sql`
    UPDATE erasures SET blanked = ${JSON.stringify(blanked)}::jsonb, kept = ${JSON.stringify(kept)}::jsonb
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

type Stored = Omit<ErasureReceipt, 'name' | 'at' | 'blanked' | 'kept'> & {
  readonly at: Date
  readonly blanked: Counts<ErasedKind>
  readonly kept: Counts<KeptKind>
}

/** Reads the receipt of a person's erasure; undefined if there was none. */
export async function readReceipt(
  { queries, actor }: TenantContext,
  { register, id }: Subject,
): Promise<ErasureReceipt | undefined> {
  const row = await queries.first(sql<Stored>`
    SELECT e.id, e.number, e.register, e.person_id, e.reason, e.at, e.blanked, e.kept,
      u.name AS asked_by, ${companyName} AS company, t.time_zone
    FROM erasures e
    JOIN users u ON u.id = e.asked_by
    JOIN tenants t ON t.id = e.tenant_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.person_id = ${id} AND e.register = ${register}`)
  if (!row) return undefined
  return {
    ...row,
    name: neutralName(row.number),
    at: row.at.toISOString(),
    blanked: listed(erasedKinds, row.blanked),
    kept: listed(keptKinds, row.kept),
  }
}

/** Lists counts above zero in the order of their kinds. */
const listed = <Kind extends string>(kinds: readonly Kind[], counts: Counts<Kind>) =>
  kinds.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })

/** Finds other records with the person's CPF, which an erasure of this one does not touch. */
export async function readSame(
  { queries, actor }: TenantContext,
  { register, id }: Subject,
): Promise<ErasureOverview['same']> {
  const others = erasableRegisters.map(
    (name) => sql`
      SELECT ${name} AS register, p.id, coalesce(p.social_name, p.name) COLLATE "C" AS title
      FROM ${peopleTable(name)} p
      WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND p.id <> ${id}
        AND p.cpf = (SELECT o.cpf FROM ${peopleTable(register)} o
          WHERE o.tenant_id = ${actor.tenantId} AND o.id = ${id})`,
  )
  return queries.all(sql<ErasureOverview['same'][number]>`${sql.join(others, sql` UNION ALL `)}`)
}
