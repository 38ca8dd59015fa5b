import { sql } from 'kysely'
import {
  type Found,
  type Leaving,
  type OpenRows,
  pointers,
  type ThingKind,
} from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { change, type RowIn } from '../../../register-endpoints/row-steps.ts'
import { blockTags } from '../../people/public/blocked-cards.ts'
import { leftUnits } from '../../units/public/left-units.ts'

/** Vehicles in use. */
const open: OpenRows = { table: 'vehicles', isOpen: isActiveRow }

/**
 * Returns the vehicles that people leave behind: their own, with `person_id`, and those without an
 * owner in units where nobody lives any more, marked as `of_unit` (departures §3).
 */
const leftVehicles = (context: TenantContext, leaving: Leaving): Sql => {
  const { tenantId } = context.actor
  const person = sql.ref(`v.${pointers[leaving.register]}`)
  return sql`
    (SELECT v.*, ${person} AS person_id, false AS of_unit FROM vehicles v
     WHERE v.tenant_id = ${tenantId} AND ${person} = ANY(${[...leaving.ids]}::uuid[])
     UNION ALL
     SELECT v.*, u.resident_id AS person_id, true AS of_unit FROM vehicles v
     JOIN ${leftUnits(context, leaving)} u ON u.apartment_id = v.apartment_id
     WHERE v.tenant_id = ${tenantId} AND num_nonnulls(v.resident_id, v.employee_id, v.provider_id) = 0)`
}

const isUnowned = (row: RowIn<'vehicles'>) =>
  Object.values(pointers).every((pointer) => row[pointer] == null)

/**
 * Vehicles: they become inactive and their tags open nothing more, or they pass to another resident
 * who stays in the household. A vehicle without an owner belongs to its unit and stays with it.
 */
export const vehicles: ThingKind = {
  kind: 'vehicle',
  namesPerson: 'owner',
  open,
  ties: { pointer: 'resident_id' },
  find(context, leaving) {
    const isResident = leaving.register === 'residents'
    const own = isResident ? ['end', 'keep', 'transfer'] : ['end', 'keep']
    return context.queries.all(sql<Found>`
      SELECT v.id, v.person_id, concat_ws(' · ', v.plate, v.model) AS title, NULL AS detail,
        v.apartment_id, v.of_unit,
        CASE WHEN v.of_unit THEN ARRAY['end', 'keep'] ELSE ${own}::text[] END AS choices
      FROM ${leftVehicles(context, leaving)} v
      WHERE ${isActiveRow(sql.ref('v'))}
      ORDER BY v.id`)
  },
  async end(scope, { thing_id: id, person_id: person, choice, to_id: heir }) {
    const isStill = (row: RowIn<'vehicles'>) =>
      row.status === 'ATIVO' && (row[pointers[scope.register]] === person || isUnowned(row))
    const target = { register: 'vehicles', id, isStill } as const
    const isTransfer = choice === 'transfer'
    const done = await change(
      scope,
      target,
      isTransfer ? { resident_id: heir } : { status: 'INATIVO' },
    )
    if (!done) return 'already_over'
    if (isTransfer) return 'transferred'
    await blockTags(scope.context, [id], 'the vehicle left')
    return 'made_inactive'
  },
}

/** The spaces of the vehicles: a space is free from then on, and still belongs to its unit. */
export const parking: ThingKind = {
  kind: 'parking',
  find(context, leaving) {
    const { queries, actor } = context
    return queries.all(sql<Found>`
      SELECT g.id, v.person_id, concat_ws(' · ', g.code, g.level) AS title,
        v.plate AS detail, v.apartment_id, v.of_unit, ARRAY['end', 'keep'] AS choices
      FROM garages g JOIN ${leftVehicles(context, leaving)} v ON v.id = g.vehicle_id
      WHERE g.tenant_id = ${actor.tenantId} AND g.deleted_at IS NULL
        AND ${isActiveRow(sql.ref('v'))}
      ORDER BY g.id`)
  },
  async end(scope, { thing_id: id, person_id: person }) {
    const { queries, actor } = scope.context
    const theirs = await queries.all(sql<{ id: string }>`
      SELECT v.id FROM vehicles v
      WHERE v.tenant_id = ${actor.tenantId} AND (
        ${sql.ref(`v.${pointers[scope.register]}`)} = ${person}
        OR num_nonnulls(v.resident_id, v.employee_id, v.provider_id) = 0)`)
    const isStill = (row: RowIn<'garages'>) =>
      theirs.some((vehicle) => vehicle.id === row.vehicle_id)
    const done = await change(scope, { register: 'garages', id, isStill }, { vehicle_id: null })
    return done ? 'space_left' : 'already_over'
  },
}
