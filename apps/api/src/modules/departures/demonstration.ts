import type { DepartureThing } from '@portaria/contract/modules/departures/departures'
import { sql } from 'kysely'
import type { DemonstrationPart, DemonstrationSite } from '../../parts/demonstration-part.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { planEnd } from './departure-ends.ts'

type Thing = { kind: DepartureThing; id: string; title: string; person: string }

/** Days from loading until the last one. */
const AHEAD_DAYS = 9

const idOf = (index: number) =>
  `01994a10-5c00-7d20-8d00-0000000000${String(index).padStart(2, '0')}`

/**
 * Returns the things of a tenant who lives alone, with a car and a card; nothing of anybody else.
 */
function thingsOfLeaver(site: DemonstrationSite): Thing[] {
  const { residents, occupancies, vehicles, cards, pets, apartments, towers, passes } = site
  const lives = occupancies.filter(({ ends_on: end }) => end === null)
  const isAlone = (unit: string) =>
    lives.filter(({ apartment_id, relation }) => apartment_id === unit && relation !== 'landlord')
      .length === 1
  const guests = new Set(passes.map(({ host_id }) => host_id))
  const bond = lives.findLast(
    ({ relation, apartment_id, resident_id: id }) =>
      relation === 'tenant' &&
      isAlone(apartment_id) &&
      !guests.has(id) &&
      vehicles.some((vehicle) => vehicle.resident_id === id) &&
      cards.some((card) => card.resident_id === id && card.state === 'assigned'),
  )
  const leaver = residents.find(({ id }) => id === bond?.resident_id)
  const unit = apartments.find(({ id }) => id === bond?.apartment_id)
  const tower = towers.find(({ id }) => id === unit?.tower_id)
  if (!bond || !leaver || !unit || !tower) return []
  const person = leaver.id
  const thing = (kind: DepartureThing, id: string, title: string) => ({ kind, id, title, person })
  return [
    ...cards
      .filter((card) => card.resident_id === person && card.state === 'assigned')
      .map(({ id, number }) => thing('card', id, number)),
    ...vehicles
      .filter((vehicle) => vehicle.resident_id === person)
      .map(({ id, plate, model }) => thing('vehicle', id, `${plate} · ${model}`)),
    ...pets
      .filter(({ tutor_id: tutor }) => tutor === person)
      .map(({ id, name }) => thing('pet', id, name)),
    thing('occupancy', bond.id, `${tower.name} · ${unit.number}`),
    thing('person', person, leaver.social_name ?? leaver.name),
  ]
}

/** Plans that a person who lives alone moves out soon, by the síndico. */
export const planDeparture: DemonstrationPart = async (site, { asSindico }) => {
  const things = site.isMain ? thingsOfLeaver(site) : []
  if (things.length > 0) await asSindico((context) => insertDeparture(context, things))
}

/**
 * Plans that everything ends on a day soon, as the actor; the job also ends things that were not
 * listed.
 */
async function insertDeparture(context: TenantContext, things: readonly Thing[]): Promise<void> {
  const { queries, actor } = context
  const id = idOf(0)
  const [{ person } = { person: null }] = things
  await queries.count(sql`
    INSERT INTO departures (tenant_id, id, kind, resident_id, last_day, reason, planned_by)
    VALUES (${actor.tenantId}, ${id}, 'move_out', ${person},
      tenant_today(${actor.tenantId}) + ${sql.lit(AHEAD_DAYS)},
      'Fim do contrato de locação; elevador de serviço reservado para a tarde', ${actor.userId})`)
  for (const [nth, { kind, id: thing, title }] of things.entries())
    await queries.count(sql`
      INSERT INTO departure_items
        (tenant_id, id, departure_id, kind, thing_id, person_id, title, choice, last_day)
      VALUES (${actor.tenantId}, ${idOf(nth + 1)}, ${id}, ${kind}, ${thing}, ${person}, ${title},
        'end', tenant_today(${actor.tenantId}) + ${sql.lit(AHEAD_DAYS)})`)
  await planEnd(context, id)
}
