import type { TenantActor } from '@portaria/contract/actors/actor'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { occupancies as register } from '@portaria/contract/modules/units/occupancies/occupancies'
import { dayAfter } from '@portaria/contract/value-types/date'
import { sql } from 'kysely'
import type { Found, ThingKind } from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { isLiveRow } from '../../../register-endpoints/live-rows.ts'
import { machineryOf } from '../../../register-endpoints/machinery.ts'
import { joinedTitle } from '../../../register-endpoints/record-columns.ts'
import { markRemoved } from '../../../register-endpoints/remove-records.ts'
import { change, lockTarget } from '../../../register-endpoints/row-steps.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Whether an occupancy is live and not over. */
const isOpen = (row: Sql, actor: TenantActor): Sql => sql`(${isLiveRow(row)}
  AND (${row}.ends_on IS NULL OR ${row}.ends_on >= ${todayOf(actor)}))`

/**
 * The occupancies of a resident. An owner who lets the unit becomes its landlord on the next day; a
 * landlord of another unit stays one unless somebody decides otherwise.
 */
export const occupancies: ThingKind = {
  kind: 'occupancy',
  open: { table: 'occupancies', isOpen },
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
        AND ${isOpen(sql.ref('o'), actor)}
      ORDER BY o.id`)
  },
  async end(scope, { thing_id: id, person_id: person, choice, last_day: lastDay }) {
    const isStill = () => true
    const held = await lockTarget(scope, { register: 'occupancies', id, isStill })
    if (!held) return 'already_over'
    const { context, machineries } = scope
    const { starts_on: start, ends_on: end, apartment_id: apartmentId } = held
    const isOver = end !== null && end <= lastDay
    if (isOver && choice !== 'landlord') return 'already_over'
    if (start > lastDay) {
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
      starts_on: dayAfter(lastDay, 1),
    })
    return 'let'
  },
}

/**
 * Whether a person is the landlord of a unit after a day, by an occupancy that was entered by hand.
 */
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
