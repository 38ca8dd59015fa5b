import type { ErasedKind } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ERASED_BY_REQUEST } from '../../register-endpoints/erase-values.ts'
import type { Counts } from './erasures.repository.ts'
import { pointerOf, type Subject } from './people-tables.ts'

/** Things of a departure whose stored title says something about their owner. */
const PERSONAL = [
  'person',
  'employee',
  'login',
  'role',
  'invitation',
  'vehicle',
  'pet',
  'pass',
  'visit',
]

/** Blanks what rows of no register repeat of a person; returns the number of rows by kind. */
export async function eraseWords(
  context: TenantContext,
  subject: Subject,
  name: string,
): Promise<Counts<ErasedKind>> {
  if (subject.register === 'visitors') return eraseDeskWords(context, subject.id, name)
  return {
    departures: await eraseDepartures(context, subject, name),
    invitations: await eraseInvitations(context, subject, name),
  }
}

/** Entries of a desk without a network, and corrections of visits. */
async function eraseDeskWords(
  { queries, actor: { tenantId } }: TenantContext,
  id: string,
  name: string,
): Promise<Counts<ErasedKind>> {
  const own = sql`SELECT v.id FROM visits v WHERE v.tenant_id = ${tenantId} AND v.visitor_id = ${id}`
  await queries.count(sql`
    DELETE FROM visit_corrections WHERE tenant_id = ${tenantId} AND visit_id IN (${own})`)
  const entries = await queries.count(sql`
    UPDATE desk_entries SET guest_name = ${name}, typed = NULL, note = NULL,
      erased_at = coalesce(erased_at, now())
    WHERE tenant_id = ${tenantId} AND visit_id IN (${own})`)
  return { desk_entries: entries }
}

/** The titles of things in departures that are over, and the reasons that were typed. */
async function eraseDepartures(
  { queries, actor: { tenantId } }: TenantContext,
  { register, id }: Subject,
  name: string,
): Promise<number> {
  await queries.count(sql`
    UPDATE departure_items SET title = ${name}
    WHERE tenant_id = ${tenantId} AND person_id = ${id} AND title IS NOT NULL
      AND kind = ANY(${PERSONAL}::text[])`)
  if (register === 'visitors') return 0
  return queries.count(sql`
    UPDATE departures SET reason = NULL
    WHERE tenant_id = ${tenantId} AND ${sql.ref(pointerOf[register])} = ${id}`)
}

/**
 * Invitations to a login. An invitation must have an address or a resident, so that one of an
 * employee or a provider gets an address that cannot exist.
 */
async function eraseInvitations(
  { queries, actor: { tenantId } }: TenantContext,
  { register, id }: Subject,
  name: string,
): Promise<number> {
  const rows = await queries.all(sql<{ id: string }>`
    UPDATE invitations SET name = ${name}, updated_at = now(), version = version + 1,
      email = CASE WHEN resident_id IS NULL THEN id || '@apagado.invalid' END
    WHERE tenant_id = ${tenantId} AND ${sql.ref(pointerOf[register])} = ${id} RETURNING id`)
  const ids = rows.map((row) => row.id)
  if (ids.length > 0)
    await queries.all(sql`
      SELECT erase_audited_values(${registers.users.name}, ${ids}::uuid[],
        ARRAY['name', 'email'], ${ERASED_BY_REQUEST})`)
  return ids.length
}
