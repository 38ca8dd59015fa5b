import { askedOf } from '@portaria/contract/modules/companies/settings/visit-settings'
import type { visits } from '@portaria/contract/modules/visits/visits/visits'
import type { FieldCode } from '@portaria/contract/record-checks/field-codes'
import { weekdayOf } from '@portaria/contract/value-types/weekdays'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { problem } from '../../../platform/problem.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { readLocalMoment } from '../../companies/public/local-moment.ts'
import { wasBlocked } from '../public/visitors.ts'
import { readVisitSettings } from '../public/visits.ts'

type Row = NewRowOf<typeof visits>

/**
 * Warnings that the gate decides about with a reason (visits §2, §15, §19); codes of the field
 * `let_in_reason`.
 */
export type EntryWarning =
  | 'visitor_blocked'
  | 'plate_blocked'
  | 'visitor_cap'
  | 'provider_unapproved'
  | 'provider_blocked'
  | 'provider_contract'
  | 'provider_papers'
  | 'provider_hours'
  | 'provider_unit'

/**
 * Returns warnings if a guest or their car is blocked; the desk decides about them before a
 * household is asked.
 */
export async function blockWarnings(context: TenantContext, visit: Row): Promise<EntryWarning[]> {
  const { queries, actor, at } = context
  const visitor = await queries.first(sql<Pick<Visitor, 'blocked' | 'plate'>>`
    SELECT v.plate, ${wasBlocked(sql.ref('v'), at)} AS blocked FROM visitors v
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${visit.visitor_id} AND v.deleted_at IS NULL`)
  return visitor ? blocksOf(context, visit, visitor) : []
}

async function blocksOf(
  context: TenantContext,
  visit: Row,
  { blocked, plate }: Pick<Visitor, 'blocked' | 'plate'>,
): Promise<EntryWarning[]> {
  if (blocked) return ['visitor_blocked']
  const plates = [visit.plate, plate].filter((one) => one != null)
  return (await isPlateBlocked(context, plates)) ? ['plate_blocked'] : []
}

type Visitor = { provisional: boolean | null; blocked: boolean; plate: string | null }

/**
 * Locks the visitor of an entry, so that nobody enters twice and no block is added meanwhile.
 * Returns the warnings that the gate has to decide about. Throws `state_conflict` for a visitor who
 * is already inside or has shown no document.
 */
export async function checkEntry(context: TenantContext, visit: Row): Promise<EntryWarning[]> {
  const { queries, actor, at } = context
  const locked = queries.first(sql<Visitor>`
    SELECT v.provisional, v.plate, ${wasBlocked(sql.ref('v'), at)} AS blocked FROM visitors v
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ${visit.visitor_id} AND v.deleted_at IS NULL
    FOR NO KEY UPDATE`)
  // A separate statement, so that it also sees entries that were made while this transaction waited
  // for the visitor's row.
  const entered = queries.first(sql<{ id: string; title: string }>`
    SELECT id, guest_name AS title FROM visits
    WHERE tenant_id = ${actor.tenantId} AND visitor_id = ${visit.visitor_id}
      AND state = 'inside' AND deleted_at IS NULL`)
  const [visitor, inside, settings, isOverCap] = await together(
    locked,
    entered,
    readVisitSettings(context),
    isFull(context, visit),
  )
  if (!visitor) throw refused('visitor_id', 'not_found')
  if (inside) {
    throw problem('state_conflict', {
      errors: [{ field: 'visitor_id', code: 'already_inside' }],
      existing: inside,
    })
  }
  // An official's entry is only recorded: nothing stops it (visits §6).
  if (visit.kind === 'official') return []
  const { document } = askedOf(visit.kind, settings)
  const warnings = await blocksOf(context, visit, visitor)
  if (visitor.provisional === true && document) throw unidentified(visit, warnings)
  if (isOverCap) warnings.push('visitor_cap')
  if (visit.provider_id !== null) warnings.push(...(await providerWarnings(context, visit)))
  return warnings
}

const refused = (field: string, code: FieldCode) =>
  problem('state_conflict', { errors: [{ field, code }] })

/**
 * Makes the problem of a visitor who has shown no document. It also lists the blocks, unless the
 * gate has already given a reason to let the visitor in.
 */
const unidentified = ({ let_in_reason: reason }: Row, blocks: readonly EntryWarning[]) =>
  problem('state_conflict', {
    errors: [
      { field: 'visitor_id', code: 'visitor_unidentified' },
      ...(reason == null ? blocks.map((code) => ({ field: 'let_in_reason', code })) : []),
    ],
  })

/** Whether a car belongs to a blocked person (visits §2). */
export async function isPlateBlocked(
  { queries, actor, at }: TenantContext,
  plates: readonly string[],
): Promise<boolean> {
  if (plates.length === 0) return false
  const found = await queries.first(sql`
    SELECT 1 FROM visitors v
    WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL AND ${wasBlocked(sql.ref('v'), at)}
      AND v.plate_key IN (
        SELECT plate_key(one) FROM unnest(${[...plates]}::text[]) AS one)`)
  return found !== undefined
}

/** Whether the entry would exceed a unit's limit of visitors (visits §15). */
async function isFull({ queries, actor }: TenantContext, visit: Row): Promise<boolean> {
  if (visit.apartment_id === null) return false
  const { full } = await queries.one(sql<{ full: boolean }>`
    SELECT coalesce(a.visitor_cap < ${1 + (visit.companions ?? 0)} + (
      SELECT coalesce(sum(1 + coalesce(v.companions, 0)), 0) FROM visits v
      WHERE v.tenant_id = a.tenant_id AND v.apartment_id = a.id AND v.state = 'inside'
        AND v.deleted_at IS NULL), false) AS full
    FROM apartments a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${visit.apartment_id}`)
  return full
}

type Provider = {
  approval: string
  in_contract: boolean
  papers_expired: boolean
  allowed_days: string[]
  allowed_from: string | null
  allowed_to: string | null
  serves_unit: boolean
}

/**
 * Returns warnings about the company's conditions for service providers (people §7). The contract
 * of an inactive or removed provider counts as over, even before its last day.
 */
async function providerWarnings(context: TenantContext, visit: Row): Promise<EntryWarning[]> {
  const { queries, actor } = context
  const { apartment_id: apartment } = visit
  const { day, time } = await readLocalMoment(context, { withHolidays: false })
  const provider = await queries.one(sql<Provider>`
    SELECT p.approval, p.allowed_days, p.allowed_from, p.allowed_to,
      coalesce(p.contract_from <= ${day}::date, true)
        AND coalesce(p.contract_to >= ${day}::date, true)
        AND coalesce(p.leaves_on >= ${day}::date, true)
        AND p.status = 'ATIVO' AND p.deleted_at IS NULL AS in_contract,
      EXISTS (SELECT 1 FROM service_provider_documents d
        WHERE d.tenant_id = p.tenant_id AND d.service_provider_id = p.id
          AND d.expires_on < ${day}::date) AS papers_expired,
      ${apartment}::uuid IS NULL OR coalesce((
        SELECT bool_or(a.apartment_id = ${apartment}) FROM service_provider_apartments a
        WHERE a.tenant_id = p.tenant_id AND a.service_provider_id = p.id), true) AS serves_unit
    FROM service_providers p
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${visit.provider_id}`)
  const warnings: EntryWarning[] = []
  if (provider.approval === 'blocked') warnings.push('provider_blocked')
  if (provider.approval === 'pending') warnings.push('provider_unapproved')
  if (!provider.in_contract) warnings.push('provider_contract')
  if (provider.papers_expired) warnings.push('provider_papers')
  const isDay = provider.allowed_days.length === 0 || provider.allowed_days.includes(weekdayOf(day))
  const [from, to] = [provider.allowed_from ?? '00:00', provider.allowed_to ?? '23:59']
  // Hours that end before they begin end on the next day.
  const isHour = from <= to ? from <= time && time <= to : from <= time || time <= to
  if (!isDay || !isHour) warnings.push('provider_hours')
  if (!provider.serves_unit) warnings.push('provider_unit')
  return warnings
}
