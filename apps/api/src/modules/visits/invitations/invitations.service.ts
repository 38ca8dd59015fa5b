import type { Actor } from '@portaria/contract/actors/actor'
import type { RegistersByName } from '@portaria/contract/modules/registers'
import type { InviteBody, InvitedGuest } from '@portaria/contract/modules/visits/visits'
import { phone } from '@portaria/contract/value-types/phone'
import { plate } from '@portaria/contract/value-types/plate'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { readTyped } from '../../../platform/typed-value.ts'
import {
  type Machineries,
  type Machinery,
  machineryOf,
} from '../../../register-endpoints/machinery.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import type { PassKeys } from '../public/pass-keys.ts'
import { readShared } from '../public/shared-passes.ts'
import { isUsablePass } from '../public/usable-passes.ts'
import { ownResident, readVisitSettings } from '../public/visits.ts'
import { requireAnswerer } from '../visits/visit-destination.ts'

type Written = {
  readonly [Name in 'visitors' | 'passes' | 'visits']: Machinery<RegistersByName[Name]>
}
type Terms = Awaited<ReturnType<typeof termsOf>>

/** Invites guests: a provisional visitor, a pass and, for one use, an expected visit each. */
export type InvitationsService = {
  /**
   * All guests or none; a repeated call with the same ids makes nothing twice. Throws `validation` with
   * `guests.0.phone` and the like.
   */
  invite(actor: Actor, body: InviteBody): Promise<InvitedGuest[]>
}

export function invitationsService(
  database: AppDatabase,
  all: Machineries,
  keys: PassKeys,
): InvitationsService {
  const machineries = {
    visitors: machineryOf(all, 'visitors'),
    passes: machineryOf(all, 'passes'),
    visits: machineryOf(all, 'visits'),
  }

  return {
    invite: (actor, body) =>
      database.inTenant(actor, async (context) => {
        const guests = body.guests.map((guest, nth) => ({
          id: guest.id ?? newId(),
          name: guest.name,
          companions: guest.companions ?? null,
          phone: readTyped(phone, guest.phone, `guests.${nth}.phone`),
          plate: readTyped(plate, guest.plate, `guests.${nth}.plate`),
        }))
        const terms = await termsOf(context, body)
        await requireAnswerer(context, terms)
        await keepFew(context, guests.length, terms)
        const invited: InvitedGuest[] = []
        for (const guest of guests) {
          const visitId = await inviteOne(machineries, context, guest, terms)
          const shared = await readShared(keys, context, guest.id)
          invited.push({ ...shared, visit_id: visitId })
        }
        return invited
      }),
  }
}

type Guest = {
  id: string
  name: string
  companions: number | null
  phone: string | null
  plate: string | null
}

/** The terms of every pass of an invitation. */
async function termsOf(context: TenantContext, body: InviteBody) {
  const { invitation_hours: hours } = await readVisitSettings(context)
  const { now } = await context.queries.one(sql<{ now: Date }>`SELECT now() AS now`)
  const from = body.valid_from ?? now.toISOString()
  const usual = await usualEnd(context, new Date(Date.parse(from) + hours * 3_600_000))
  const keepsHours = (body.weekdays?.length ?? 0) > 0 || body.from_time != null
  const to = body.valid_to ?? usual
  if (Date.parse(to) <= now.getTime()) throw fieldProblem('valid_to', 'ends_in_past')
  return {
    apartment_id: body.apartment_id ?? null,
    employee_id: body.employee_id ?? null,
    host_id: (await ownResident(context)) ?? body.host_id ?? null,
    kind: body.kind ?? (keepsHours ? 'recurring' : 'social'),
    purpose: body.purpose ?? null,
    valid_from: from,
    valid_to: to,
    uses_allowed: body.uses_allowed === undefined ? (keepsHours ? null : 1) : body.uses_allowed,
    weekdays: body.weekdays ?? [],
    from_time: body.from_time ?? null,
    to_time: body.to_time ?? null,
    on_holidays: body.on_holidays ?? false,
  }
}

/**
 * Returns the usual end of an invitation that sets none; invitations by the gate end with the day.
 */
async function usualEnd({ queries, actor }: TenantContext, end: Date): Promise<string> {
  if (actor.role !== 'funcionario') return end.toISOString()
  const { midnight } = await queries.one(sql<{ midnight: Date }>`
    SELECT (tenant_today(t.id) + 1)::timestamp AT TIME ZONE t.time_zone AS midnight
    FROM tenants t WHERE t.id = ${actor.tenantId}`)
  return midnight.toISOString()
}

/**
 * Invites one guest. Returns the id of the expected visit; null if each entry becomes a visit of
 * its own.
 */
async function inviteOne(
  { visitors, passes, visits }: Written,
  context: TenantContext,
  guest: Guest,
  terms: Terms,
): Promise<string | null> {
  const known = await madeBefore(context, guest.id, terms)
  if (known) return known.visit_id
  const { name, plate: plateOf, companions } = guest
  const phones = guest.phone === null ? [] : [guest.phone]
  const visitor = await createRecord(
    visitors,
    context,
    { name, phones, plate: plateOf },
    { provisional: true },
  )
  const common = { visitor_id: visitor.id, plate: plateOf, companions }
  const set = { guest_name: name }
  await createRecord(passes, context, { ...terms, ...common, id: guest.id }, set)
  const isOneVisit = terms.uses_allowed === 1 && terms.from_time === null
  if (!isOneVisit || terms.weekdays.length > 0) return null
  const { apartment_id, employee_id, host_id, kind, purpose } = terms
  const times = { expected_from: terms.valid_from, expected_to: terms.valid_to }
  const { id: visitId } = await createRecord(
    visits,
    context,
    { apartment_id, employee_id, host_id, kind, purpose, ...times, ...common },
    { ...set, state: 'expected', pass_id: guest.id },
  )
  await enqueueJob(context, {
    task: 'miss_visit',
    data: { visitId },
    key: visitId,
    afterS: (Date.parse(terms.valid_to) - Date.now()) / 1000,
    // The notice that one of so many guests did not come is not urgent.
    isOfMany: true,
  })
  return visitId
}

/**
 * Returns the visit of a pass that an earlier call with this id made; undefined without such a
 * pass. Throws `id_taken` if the pass is somebody else's, of another unit, or over.
 */
async function madeBefore(
  { queries, actor }: TenantContext,
  id: string,
  terms: Terms,
): Promise<{ visit_id: string | null } | undefined> {
  const found = await queries.first(sql<{ own: boolean; visit_id: string | null }>`
    SELECT p.created_by = ${actor.userId} AND p.state = 'active' AND p.deleted_at IS NULL
        AND p.apartment_id IS NOT DISTINCT FROM ${terms.apartment_id}::uuid
        AND p.employee_id IS NOT DISTINCT FROM ${terms.employee_id}::uuid AS own,
      (SELECT v.id FROM visits v WHERE v.tenant_id = p.tenant_id AND v.pass_id = p.id
        ORDER BY v.created_at LIMIT 1) AS visit_id
    FROM passes p WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`)
  if (found && !found.own) throw problem('id_taken')
  return found
}

/**
 * Limit of a resident's valid passes, and of the days before today on which a new one may begin.
 */
const PASSES_MAX = 100
const BEGUN_DAYS = 1

/**
 * Keeps the desk's lists readable: limits a resident's valid passes, and refuses one that begins
 * long ago. Throws `validation`.
 */
async function keepFew(
  { queries, actor }: TenantContext,
  guests: number,
  { valid_from: from }: Terms,
): Promise<void> {
  if (actor.role !== 'condomino') return
  if (Date.parse(from) < Date.now() - BEGUN_DAYS * 86_400_000)
    throw fieldProblem('valid_from', 'out_of_range')
  // When two invite at once, the second counts the passes of the first.
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(
      ${`passes held ${actor.tenantId} ${actor.userId}`}, 0))`)
  const { held } = await queries.one(sql<{ held: number }>`
    SELECT count(*)::int AS held FROM passes p
    WHERE p.tenant_id = ${actor.tenantId} AND p.created_by = ${actor.userId}
      AND ${isUsablePass(sql.ref('p'))}`)
  if (held + guests > PASSES_MAX) throw fieldProblem('guests', 'too_big')
}
