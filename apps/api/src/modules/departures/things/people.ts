import type { LeavingRegister } from '@portaria/contract/modules/departures/departures'
import { registers } from '@portaria/contract/modules/registers'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { occupancies as register } from '@portaria/contract/modules/units/occupancies/occupancies'
import { dayBeside } from '@portaria/contract/modules/visits/pass-window'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { machineryOf } from '../../../register-endpoints/machinery.ts'
import { joinedTitle, tableOf } from '../../../register-endpoints/record-columns.ts'
import { markRemoved } from '../../../register-endpoints/remove-records.ts'
import type { UntypedRow } from '../../../register-endpoints/untyped-row.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { openThings } from '../../people/public/open-things.ts'
import { change, lockTarget, stepOn } from '../ending-steps.ts'
import { type EndScope, type Found, type ThingKind } from '../thing-kind.ts'

/** Those whom a provider sends: dismissed, they lose login and cards as anybody dismissed. */
export const employees: ThingKind = {
  kind: 'employee',
  async find({ queries, actor }, { register: of, ids }) {
    if (of !== 'service-providers') return []
    return queries.all(sql<Found>`
      SELECT e.id, e.provider_id AS person_id, coalesce(e.social_name, e.name) AS title,
        NULL AS detail, NULL::uuid AS apartment_id, ARRAY['end', 'keep'] AS choices
      FROM employees e
      WHERE e.tenant_id = ${actor.tenantId} AND e.provider_id = ANY(${[...ids]}::uuid[])
        AND ${openThings.employee.isOpen(sql.ref('e'), actor)}
      ORDER BY e.id`)
  },
  async end(scope, { thing_id: id, last_day: dismissed_on }) {
    return (await dismiss(scope, id, dismissed_on)) ? 'dismissed' : 'already_over'
  },
}

/** Dismisses on a day, or on that of the admission where somebody would have begun later. */
async function dismiss(scope: EndScope, id: string, day: string): Promise<boolean> {
  const isStill = (row: UntypedRow) => row['employment'] === 'active'
  const employee = { register: 'employees', id, isStill } as const
  const admitted = (await lockTarget(scope, employee))?.['admitted_on']
  const dismissed_on = typeof admitted === 'string' && admitted > day ? admitted : day
  return stepOn(scope, employee, 'dismiss', { dismissed_on })
}

/**
 * What ties a resident to units. An owner who lets the unit becomes its landlord on the next day; one
 * who is a landlord elsewhere stays it unless somebody decides otherwise.
 */
export const occupancies: ThingKind = {
  kind: 'occupancy',
  async find({ queries, actor }, { register: of, ids }) {
    if (of !== 'residents') return []
    const { title, joins } = joinedTitle(apartments, sql.ref('a'))
    return queries.all(sql<Found>`
      SELECT o.id, o.resident_id AS person_id, ${title} AS title, o.relation AS detail,
        o.apartment_id, o.starts_on::text AS starts_on, o.ends_on::text AS ends_on, CASE o.relation
          WHEN 'owner' THEN ARRAY['end', 'landlord']
          WHEN 'landlord' THEN ARRAY['keep', 'end'] ELSE ARRAY['end'] END AS choices
      FROM occupancies o
      JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id ${joins}
      WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ANY(${[...ids]}::uuid[])
        AND ${openThings.occupancy.isOpen(sql.ref('o'), actor)}
      ORDER BY o.id`)
  },
  async end(scope, { thing_id: id, person_id: person, choice, last_day: lastDay }) {
    const isStill = () => true
    const held = await lockTarget(scope, { register: 'occupancies', id, isStill })
    if (!held) return 'already_over'
    const { context, machineries } = scope
    const { starts_on: start, ends_on: end, apartment_id: apartmentId } = held
    const isOver = typeof end === 'string' && end <= lastDay
    if (isOver && choice !== 'landlord') return 'already_over'
    if (typeof start === 'string' && start > lastDay) {
      await markRemoved(context, register, [id])
      await publishChange(context, register, [id])
      return 'occupancy_removed'
    }
    if (!isOver) await change(scope, { register: 'occupancies', id, isStill }, { ends_on: lastDay })
    if (choice !== 'landlord') return 'occupancy_ended'
    if (await isLandlord(context, { person, apartmentId, lastDay })) return 'let'
    await createRecord(machineryOf(machineries, 'occupancies'), context, {
      apartment_id: apartmentId,
      resident_id: person,
      relation: 'landlord',
      starts_on: dayBeside(lastDay, 1),
    })
    return 'let'
  },
}

/** Whether somebody is the landlord of a unit after a day, as whoever let it by hand wrote it. */
async function isLandlord(
  { queries, actor }: TenantContext,
  { person, apartmentId, lastDay }: { person: string; apartmentId: unknown; lastDay: string },
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM occupancies
    WHERE tenant_id = ${actor.tenantId} AND resident_id = ${person}
      AND apartment_id = ${apartmentId} AND relation = 'landlord' AND deleted_at IS NULL
      AND (ends_on IS NULL OR ends_on > ${lastDay}::date)`)
  return found !== undefined
}

/** The people themselves, when nothing else is left: a landlord stays one of the company's. */
export const people: ThingKind = {
  kind: 'person',
  find({ queries, actor }, { register: of, ids }) {
    return queries.all(sql<Found>`
      SELECT p.id, p.id AS person_id, coalesce(p.social_name, p.name) AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM ${tableOf(registers[of])} p
      WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${[...ids]}::uuid[])
        AND p.deleted_at IS NULL
      ORDER BY p.id`)
  },
  end: (scope, thing) => endings[scope.register](scope, thing),
}

const isActive = (row: UntypedRow) => row['status'] === 'ATIVO'

const endings: Readonly<Record<LeavingRegister, ThingKind['end']>> = {
  async residents(scope, { thing_id: id, last_day: lastDay }) {
    if (await isTied(scope, id, lastDay)) return 'still_tied'
    const resident = { register: 'residents', id, isStill: isActive } as const
    const done = await change(scope, resident, { status: 'INATIVO' })
    return done ? 'made_inactive' : 'already_over'
  },

  async employees(scope, { thing_id: id, last_day: lastDay }) {
    return (await dismiss(scope, id, lastDay)) ? 'dismissed' : 'already_over'
  },

  async 'service-providers'(scope, { thing_id: id, last_day: lastDay }) {
    const provider = { register: 'service-providers', id, isStill: isActive } as const
    const agreed = (await lockTarget(scope, provider))?.['contract_to']
    // A contract that was over before stays so.
    const contract_to = typeof agreed === 'string' && agreed < lastDay ? agreed : lastDay
    const done = await change(scope, provider, { status: 'INATIVO', contract_to })
    return done ? 'contract_ended' : 'already_over'
  },
}

/** Whether something ties a resident to a unit after a day. */
async function isTied(
  { context: { queries, actor } }: EndScope,
  id: string,
  lastDay: string,
): Promise<boolean> {
  const open = await queries.first(sql`
    SELECT 1 FROM occupancies
    WHERE tenant_id = ${actor.tenantId} AND resident_id = ${id} AND deleted_at IS NULL
      AND (ends_on IS NULL OR ends_on > ${lastDay}::date)`)
  return open !== undefined
}
