import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { currentMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { personColumns, personRegisters } from '../decisions/person-columns.ts'
import { type Inhabitant, type InhabitantColumns, inhabitantOf } from '../decisions/person-facts.ts'
import type { KnownNumbers } from './weak-pins.ts'

const tables = {
  resident: 'residents',
  employee: 'employees',
  provider: 'service_providers',
} as const

/** A person who has PINs, or may have them. */
export type Holder = Inhabitant

/** Returns the register of a holder, in whose trail a change of PINs is recorded. */
export const registerOf = ({ kind }: Holder) => personRegisters[kind]

/** Returns the person behind the membership of a session; null for a membership of no person. */
export async function ownHolder({ queries, actor }: TenantContext): Promise<Holder | null> {
  const row = await queries.first(sql<InhabitantColumns>`
    SELECT resident_id, employee_id, provider_id FROM memberships
    WHERE id = ${actor.membershipId} AND tenant_id = ${actor.tenantId}`)
  return row ? inhabitantOf(row) : null
}

/** Serialises the changes of a person's PINs until their transactions end. */
export async function lockPins({ queries, actor }: TenantContext, { id }: Holder): Promise<void> {
  await queries.count(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`own PINs ${actor.tenantId} ${id}`}, 0))`)
}

/** A stored PIN, without its digits. */
export type KeptPin = {
  readonly id: string
  readonly is_duress: boolean
  readonly digest: Buffer
  readonly set_at: Date
}

const ofHolder = ({ kind, id }: Holder) => sql`${sql.ref(personColumns[kind])} = ${id}`

/** Returns the PINs of a person. */
export const keptPins = ({ queries, actor }: TenantContext, holder: Holder): Promise<KeptPin[]> =>
  queries.all(sql<KeptPin>`
    SELECT id, is_duress, digest, set_at FROM access_pins
    WHERE tenant_id = ${actor.tenantId} AND ${ofHolder(holder)}`)

/** Returns the numbers by which others would guess a person's PIN. */
export async function knownNumbers(
  { queries, actor }: TenantContext,
  { kind, id }: Holder,
): Promise<KnownNumbers> {
  const cnpj = kind === 'provider' ? sql`cnpj` : sql`NULL`
  const row = await queries.one(
    sql<{ birth_date: string | null; documents: (string | null)[] }>`
      SELECT birth_date::text, ARRAY[cpf, id_doc_number, ${cnpj}] AS documents
      FROM ${sql.table(tables[kind])} WHERE tenant_id = ${actor.tenantId} AND id = ${id}`,
  )
  return { birthDate: row.birth_date, documents: row.documents }
}

/**
 * Whether nobody in the company has a PIN, neither a pass nor a person. Until the transaction ends
 * the answer stays true.
 */
export async function isFreePin(
  { queries, actor }: TenantContext,
  digest: Buffer,
): Promise<boolean> {
  const { free } = await queries.one(sql<{ free: boolean }>`
    SELECT is_free_pin(${actor.tenantId}, ${digest}) AS free`)
  return free
}

/** Stores a PIN of a person, encrypted by `seal` for its row. */
export async function keepPin(
  { queries, actor }: TenantContext,
  { kind, id: holderId }: Holder,
  pin: { readonly isDuress: boolean; readonly digest: Buffer; seal(id: string): Buffer },
): Promise<void> {
  const id = newId()
  await queries.count(sql`
    INSERT INTO access_pins
      (tenant_id, id, ${sql.ref(personColumns[kind])}, is_duress, sealed, digest, set_by)
    VALUES (${actor.tenantId}, ${id}, ${holderId}, ${pin.isDuress}, ${pin.seal(id)}, ${pin.digest},
      ${actor.userId})`)
}

/** Removes PINs by their ids; returns how many there were. */
export const removePins = (
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<number> =>
  queries.count(sql`
    DELETE FROM access_pins WHERE tenant_id = ${actor.tenantId} AND id = ANY(${[...ids]}::uuid[])`)

/**
 * The memberships `m` that keep a PIN `p` open: those of its person in the login that set it. Another
 * login of the person does not keep it open. In an inactive company doors go on working (access §67).
 */
const keptBy = sql`
  FROM memberships m JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
  WHERE m.tenant_id = p.tenant_id AND m.user_id = p.set_by AND ${currentMembership} AND ${liveUser}
    AND t.deleted_at IS NULL
    AND (m.resident_id = p.resident_id OR m.employee_id = p.employee_id
      OR m.provider_id = p.provider_id)`

/** A PIN that opens: its person, and whether it says that they are forced. */
export type FoundPin = { readonly person: Holder; readonly isDuress: boolean }

/** Finds the person of a live PIN by its digest. */
export async function pinByDigest(
  { queries, actor }: TenantContext,
  digest: Buffer,
): Promise<FoundPin | null> {
  const row = await queries.first(sql<InhabitantColumns & { is_duress: boolean }>`
    SELECT p.resident_id, p.employee_id, p.provider_id, p.is_duress FROM access_pins p
    WHERE p.tenant_id = ${actor.tenantId} AND p.digest = ${digest}
      AND EXISTS (SELECT ${keptBy})`)
  const person = row && inhabitantOf(row)
  return person ? { person, isDuress: row.is_duress } : null
}

/** A PIN that opens, encrypted for its id, with the last day of the membership that keeps it open. */
export type SealedPin = FoundPin & {
  readonly id: string
  readonly sealed: Buffer
  /** Null without an end. */
  readonly until: string | null
}

/** Returns the PINs that open, of some people or of everybody. */
export async function openPins(
  { queries, actor }: TenantContext,
  people: readonly Holder[] | 'everybody',
): Promise<SealedPin[]> {
  const ids = people === 'everybody' ? [] : people.map(({ id }) => id)
  const isTheirs =
    people === 'everybody'
      ? sql`true`
      : sql`(p.resident_id = ANY(${ids}::uuid[]) OR p.employee_id = ANY(${ids}::uuid[])
          OR p.provider_id = ANY(${ids}::uuid[]))`
  const rows = await queries.all(
    sql<
      InhabitantColumns & { id: string; is_duress: boolean; sealed: Buffer; until: string | null }
    >`
      SELECT p.id, p.resident_id, p.employee_id, p.provider_id, p.is_duress, p.sealed,
        CASE WHEN isfinite(k.until) THEN k.until::text END AS until
      FROM access_pins p CROSS JOIN LATERAL (
        SELECT max(coalesce(least(m.ends_on, m.leaves_on), 'infinity'::date)) AS until ${keptBy}) k
      WHERE p.tenant_id = ${actor.tenantId} AND ${isTheirs} AND k.until IS NOT NULL`,
  )
  return rows.flatMap(({ id, is_duress: isDuress, sealed, until, ...pointed }) => {
    const person = inhabitantOf(pointed)
    return person ? [{ id, person, isDuress, sealed, until }] : []
  })
}

/** Whether a person has a live PIN, ordinary or for duress. */
export async function hasLivePin(
  { queries, actor }: TenantContext,
  holder: Holder,
  isDuress: boolean,
): Promise<boolean> {
  const row = await queries.first(sql`
    SELECT FROM access_pins p
    WHERE p.tenant_id = ${actor.tenantId} AND ${ofHolder(holder)} AND p.is_duress = ${isDuress}
      AND EXISTS (SELECT ${keptBy})`)
  return row !== undefined
}
