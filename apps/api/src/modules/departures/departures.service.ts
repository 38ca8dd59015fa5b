import type { Actor } from '@portaria/contract/actors/actor'
import {
  type DepartureBody,
  type DepartureOverview,
  type DepartureReceipt,
  departureKinds,
  type LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { readTenantDay } from '../../platform/database/tenant-day.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { publishChange } from '../../register-endpoints/change-event.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'
import { requireDoorClosed } from '../custody/public/door-of-parcel.ts'
import { revokeCodes } from '../custody/public/parcel-codes.ts'
import { addCustody } from '../custody/public/parcel-custody.ts'
import { checkLastDay, decide } from './decisions.ts'
import { writeItems } from './departure-items.ts'
import { tellLeaving, tellStaying } from './departure-notices.ts'
import {
  leaverOf,
  lockPeople,
  readDepartures,
  readHousehold,
  readOver,
  readPerson,
  readReceipt,
} from './departures.repository.ts'
import { endDue, lockPlanned } from './ending.ts'
import {
  type DepartureTools,
  findThings,
  type KnownThing,
  leftBehind,
  sentAway,
} from './thing-kinds.ts'

const none = { units: [], members: [] }

/** Moving out, dismissal and the end of a contract (departures §1). */
export function departuresService(database: AppDatabase, tools: DepartureTools) {
  const { machineries, things: kinds } = tools
  const registerOf = (name: LeavingRegister) => machineryOf(machineries, name).register

  return {
    /**
     * Returns the things that belong to a person now, and planned departures; throws `not_found`.
     */
    overview: (actor: Actor, register: LeavingRegister, id: string) =>
      database.readInTenant(actor, async (context): Promise<DepartureOverview> => {
        const { isLive, ...person } = await requirePerson(context, register, id)
        const { units, members } =
          register === 'residents' ? await readHousehold(context, id) : none
        const ids = [id, ...members.map((member) => member.id)]
        return {
          person,
          today: await readTenantDay(context),
          units,
          household: members,
          things: isLive ? await findThings(context, kinds, { register, ids }) : [],
          departures: await readDepartures(context, id),
        }
      }),

    /**
     * Plans a departure, or carries it out now. Throws `validation`, and `state_conflict` if
     * another planned departure names any of the people or things, or if nothing is left to end.
     */
    begin: (actor: Actor, register: LeavingRegister, id: string, body: DepartureBody) =>
      database.inTenant(actor, async (context): Promise<DepartureReceipt> => {
        const { with: others = [], apartment_id: apartmentId = null, reason } = body
        const leaving = [...new Set([id, ...others])]
        await lockPeople(context, { register, ids: leaving })
        const { isLive } = await requirePerson(context, register, id)
        if (!isLive) throw problem('not_found')
        const today = await readTenantDay(context)
        const isNow = checkLastDay(body, today)
        const { units, members } =
          register === 'residents' ? await readHousehold(context, id) : none
        if (apartmentId !== null && !units.some((unit) => unit.id === apartmentId))
          throw fieldProblem('apartment_id', 'not_found')
        const household = members
          .filter((one) => apartmentId === null || one.apartment_ids.includes(apartmentId))
          .map((one) => one.id)
        for (const [nth, other] of others.entries())
          if (!household.includes(other)) throw fieldProblem(`with.${nth}`, 'not_found')
        await requireBegun(context, register, id, body.last_day)
        const found = await findThings(context, kinds, { register, ids: leaving })
        const people = [...leaving, ...sentAway(found, body.things ?? [])]
        const left = leftBehind(found, { leaving: people, apartmentId, lastDay: body.last_day })
        await requireSomething(context, { register, lastDay: body.last_day }, left)
        const heirs = household.filter((one) => !leaving.includes(one))
        const over = await readOver(context, kinds, body.things ?? [])
        const things = decide(left, body, { today, heirs, over })
        await requireUnplanned(
          context,
          things.map((thing) => thing.thing_id),
        )
        const departureId = newId()
        await context.queries.count(sql`
          INSERT INTO departures
            (tenant_id, id, kind, ${leaverOf(register)}, apartment_id, last_day, reason, planned_by)
          VALUES (${context.actor.tenantId}, ${departureId}, ${departureKinds[register]}, ${id},
            ${apartmentId}, ${body.last_day}, ${reason || null}, ${context.actor.userId})`)
        await writeItems(context, kinds, departureId, things)
        await recordAudit(context, {
          register,
          rowId: id,
          operation: 'departure_planned',
        })
        const atOnce = things.flatMap((thing) => (thing.now ? [thing.thing_id] : []))
        const planned = await lockPlanned(context, departureId)
        if (planned) await endDue(tools, context, planned, { now: isNow, things: atOnce })
        if (!isNow) await tellLeaving(context, { id: departureId, register })
        await publishChange(context, registerOf(register), leaving)
        return requireReceipt(context, departureId)
      }),

    /** Withdraws a plan that was not carried out yet; things that have ended stay ended. */
    undo: (actor: Actor, id: string) =>
      database.inTenant(actor, async (context): Promise<DepartureReceipt> => {
        const { queries, actor: by } = context
        const planned = await lockPlanned(context, id)
        if (!planned) {
          await requireReceipt(context, id)
          throw problem('state_conflict')
        }
        await queries.count(sql`
          UPDATE departure_items SET state = 'undone'
          WHERE tenant_id = ${by.tenantId} AND departure_id = ${id} AND state = 'pending'`)
        await queries.count(sql`
          UPDATE departures SET state = 'undone', undone_at = now(), undone_by = ${by.userId}
          WHERE tenant_id = ${by.tenantId} AND id = ${id}`)
        const { register, person_id: person } = planned
        await recordAudit(context, { register, rowId: person, operation: 'departure_undone' })
        await tellStaying(context, id)
        await publishChange(context, registerOf(register), [person])
        return requireReceipt(context, id)
      }),

    /**
     * Ends every code by which parcels left behind can still be collected; the desk then hands them
     * over against a signature, and a household that stays makes a new code. Throws
     * `state_conflict` with `door_busy` while a door is opened by one.
     */
    endCodes: (actor: Actor, id: string) =>
      database.inTenant(actor, async (context): Promise<DepartureReceipt> => {
        const { items } = await requireReceipt(context, id)
        const parcels = items.flatMap(({ id: parcelId, codes }) => (codes ? [parcelId] : []))
        await context.queries.all(sql`
          SELECT id FROM parcels
          WHERE tenant_id = ${context.actor.tenantId} AND id = ANY(${parcels}::uuid[])
          ORDER BY id FOR UPDATE`)
        for (const parcelId of parcels) {
          await requireDoorClosed(context, { id: parcelId })
          const ended = await revokeCodes(context, parcelId, 'all')
          if (ended.length > 0) await addCustody(context, [parcelId], { kind: 'codes_ended' })
        }
        if (parcels.length > 0) await publishChange(context, registers.parcels, parcels)
        return requireReceipt(context, id)
      }),

    /** Returns the decisions, and when things ended; throws `not_found`. */
    receipt: (actor: Actor, id: string) =>
      database.readInTenant(actor, (context) => requireReceipt(context, id)),
  }
}

async function requirePerson(context: TenantContext, register: LeavingRegister, id: string) {
  const person = await readPerson(context, register, id)
  if (!person) throw problem('not_found')
  return person
}

async function requireReceipt(context: TenantContext, id: string): Promise<DepartureReceipt> {
  const receipt = await readReceipt(context, id)
  if (!receipt) throw problem('not_found')
  return receipt
}

/** Throws if work or a contract would end before it began. */
async function requireBegun(
  { queries, actor }: TenantContext,
  register: LeavingRegister,
  id: string,
  lastDay: string,
): Promise<void> {
  if (register === 'residents') return
  const begun = { employees: 'admitted_on', 'service-providers': 'contract_from' }[register]
  const later = await queries.first(sql`
    SELECT 1 FROM ${tableOf(registers[register])}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND ${sql.ref(begun)} > ${lastDay}::date`)
  if (later) throw fieldProblem('last_day', 'ends_before_start')
}

/**
 * Throws if nothing is left to end: of two simultaneous departures, the second finds people who
 * have left.
 */
async function requireSomething(
  { queries, actor }: TenantContext,
  { register, lastDay }: { register: LeavingRegister; lastDay: string },
  things: readonly KnownThing[],
): Promise<void> {
  // Things that stay by default, such as a waiting parcel, make no second departure.
  const isOpen = ({ kind, choices, ends_on: end }: KnownThing) =>
    kind !== 'person' && choices[0] !== 'keep' && (end ?? '9999') > lastDay
  if (things.some(isOpen)) return
  const ids = things.flatMap(({ kind, id }) => (kind === 'person' ? [id] : []))
  const active = await queries.first(sql`
    SELECT 1 FROM ${tableOf(registers[register])}
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${ids}::uuid[]) AND status = 'ATIVO'`)
  if (!active) throw problem('state_conflict')
}

/** Throws if a person or thing is in another plan, which must be undone first. */
async function requireUnplanned(
  { queries, actor }: TenantContext,
  things: readonly string[],
): Promise<void> {
  const planned = await queries.first(sql`
    SELECT 1 FROM departure_items
    WHERE tenant_id = ${actor.tenantId} AND thing_id = ANY(${[...things]}::uuid[])
      AND state = 'pending' LIMIT 1`)
  if (planned)
    throw problem('state_conflict', {
      errors: [{ field: 'departure', code: 'departure_planned' }],
    })
}
