import type { ErasedKind } from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import type { ThingKind } from '../../parts/thing-kind.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ERASED_BY_REQUEST } from '../../register-endpoints/erase-values.ts'
import type { Counts } from './erasures.repository.ts'
import { departureOf, type Person, refersTo } from './people-tables.ts'

/** Blanks what rows of no register repeat of a person; returns the number of rows by kind. */
export async function eraseWords(
  context: TenantContext,
  person: Person,
  name: string,
  things: readonly ThingKind[],
): Promise<Counts<ErasedKind>> {
  if (person.register === 'visitors')
    return { desk_entries: await eraseDeskEntries(context, person, name) }
  await eraseTitles(context, person, name, things)
  return {
    departures: await eraseReasons(context, person),
    invitations: await eraseInvitations(context, person, name),
  }
}

/** Entries of a desk without a network. */
const eraseDeskEntries = (
  { queries, actor: { tenantId } }: TenantContext,
  person: Person,
  name: string,
): Promise<number> =>
  queries.count(sql`
    UPDATE desk_entries SET guest_name = ${name}, typed = NULL, note = NULL,
      erased_at = coalesce(erased_at, now())
    WHERE tenant_id = ${tenantId} AND visit_id IN (
      SELECT v.id FROM visits v WHERE v.tenant_id = ${tenantId} AND ${refersTo('v', person)})`)

/** The titles of things in departures that are over, where they name the person. */
async function eraseTitles(
  { queries, actor: { tenantId } }: TenantContext,
  person: Person,
  name: string,
  things: readonly ThingKind[],
): Promise<void> {
  const named = (how: ThingKind['namesPerson']) =>
    things.flatMap(({ kind, namesPerson }) => (namesPerson === how ? [kind] : []))
  await queries.count(sql`
    UPDATE departure_items i SET title = ${name}
    FROM departures d
    WHERE i.tenant_id = ${tenantId} AND i.title IS NOT NULL
      AND ((i.person_id = ${person.id} AND i.kind = ANY(${named('owner')}::text[]))
        OR (i.thing_id = ${person.id} AND i.kind = ANY(${named('itself')}::text[])))
      AND d.tenant_id = i.tenant_id AND d.id = i.departure_id AND ${departureOf('d', person)}`)
}

/** The reasons that were typed for departures. */
const eraseReasons = (
  { queries, actor: { tenantId } }: TenantContext,
  person: Person,
): Promise<number> =>
  queries.count(sql`
    UPDATE departures d SET reason = NULL
    WHERE d.tenant_id = ${tenantId} AND ${refersTo('d', person)}`)

/**
 * Invitations to a login. An invitation must have an address or a resident, so that one of an
 * employee or a provider gets an address that cannot exist.
 */
async function eraseInvitations(
  { queries, actor: { tenantId } }: TenantContext,
  person: Person,
  name: string,
): Promise<number> {
  const rows = await queries.all(sql<{ id: string }>`
    UPDATE invitations i SET name = ${name}, updated_at = now(), version = version + 1,
      email = CASE WHEN resident_id IS NULL THEN id || '@apagado.invalid' END
    WHERE i.tenant_id = ${tenantId} AND ${refersTo('i', person)} RETURNING i.id`)
  const ids = rows.map((row) => row.id)
  if (ids.length > 0)
    await queries.all(sql`
      SELECT erase_audited_values(${registers.users.name}, ${ids}::uuid[],
        ARRAY['name', 'email'], ${ERASED_BY_REQUEST})`)
  return ids.length
}
