import type {
  DepartureChoice,
  DepartureThing,
} from '@portaria/contract/modules/departures/departures'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { landlordsOf } from './decisions.ts'
import { type OpenDeparture, type OpenItem, writeItems } from './departure-items.ts'
import { lockPeople } from './departures.repository.ts'
import { findThings, keyOf, leftBehind, sentAway, type Things } from './thing-kinds.ts'

type KnownItem = {
  kind: DepartureThing
  thing_id: string
  person_id: string
  choice: DepartureChoice
  state: string
}

/**
 * Checks the people of a departure again before it is over. Adds things that they got since it was
 * planned, including things that were ended early and given to them again, each with the first of
 * its choices; a login follows the decision about the person's occupancy. Returns which things of
 * the departure stay, because an occupancy that the plan does not know ties the person.
 */
export async function lookAgain(
  context: TenantContext,
  things: Things,
  departure: OpenDeparture,
): Promise<{ stays(item: OpenItem): boolean }> {
  const { queries, actor } = context
  const { id, register, apartment_id: apartmentId, last_day: lastDay } = departure
  const known = await queries.all(sql<KnownItem>`
    SELECT kind, thing_id, person_id, choice, state FROM departure_items
    WHERE tenant_id = ${actor.tenantId} AND departure_id = ${id}`)
  const ids = [...new Set(known.map(({ person_id }) => person_id))]
  await lockPeople(context, { register, ids })
  const found = await findThings(context, things, { register, ids })
  const planned = known.map(({ thing_id }) => thing_id)
  const choices = known.map(({ kind, thing_id, choice }) => ({ kind, id: thing_id, choice }))
  const leaving = [...ids, ...sentAway(found, choices)]
  const left = leftBehind(found, { leaving, apartmentId, lastDay, planned })
  const elsewhere = await queries.all(sql<Pick<KnownItem, 'kind' | 'thing_id'>>`
    SELECT kind, thing_id FROM departure_items
    WHERE tenant_id = ${actor.tenantId} AND departure_id <> ${id} AND state = 'pending'
      AND thing_id = ANY(${left.map((thing) => thing.id)}::uuid[])`)
  // A person is found even after being made inactive; any other thing is found only while it is
  // open.
  const decided = [
    ...elsewhere,
    ...known.filter(({ kind, state }) => kind === 'person' || state !== 'ended'),
  ]
  const decidedKeys = new Set(decided.map(({ kind, thing_id }) => keyOf(kind, thing_id)))
  const landlords = landlordsOf(known)
  await writeItems(
    context,
    things,
    id,
    left.flatMap((thing) => {
      const { kind, id: thing_id, person_id, title, choices } = thing
      if (decidedKeys.has(keyOf(kind, thing_id))) return []
      const isLogin = kind === 'login' || kind === 'invitation'
      const choice = isLogin && landlords.has(person_id) ? 'keep' : (choices[0] ?? 'keep')
      return [
        { kind, thing_id, person_id, title, choice, to_id: null, last_day: lastDay, now: true },
      ]
    }),
  )
  const foundKeys = new Set(found.map(({ kind, id }) => keyOf(kind, id)))
  const leftKeys = new Set(left.map(({ kind, id }) => keyOf(kind, id)))
  return {
    stays: ({ kind, thing_id: thing, choice }) =>
      choice === 'end' &&
      kind !== 'occupancy' &&
      foundKeys.has(keyOf(kind, thing)) &&
      !leftKeys.has(keyOf(kind, thing)),
  }
}
