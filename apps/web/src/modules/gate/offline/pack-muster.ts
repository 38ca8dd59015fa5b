import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { destinationOf } from '@portaria/contract/modules/visits/destinations'
import type { OfflineDesk } from './kept-pack.ts'

type Line = Muster['units'][number]['visits'][number] & { place: string }

/**
 * Makes the emergency list from this device: the people inside by pack and queue, those who may be
 * inside, and those whom readers saw before the pack was read.
 */
export function musterOfPack({ pack, lists, moment }: OfflineDesk): Muster {
  const inside = lists.inside.data.map((visit): Line => {
    const { id, guest_name, kind, companions, plate, checked_in_at: at } = visit
    const place = destinationOf(visit)?.title ?? ''
    const checked_in_at = at ?? pack.at
    // Visitors' telephones are not on the device.
    return {
      id,
      guest_name,
      kind,
      companions,
      plate,
      phone: null,
      checked_in_at,
      confirmed: true,
      seen: pack.seen_visits[id] ?? null,
      place,
    }
  })
  const lines = [...inside, ...pack.unconfirmed]
  // Whoever has come in since by the desk is among the visitors.
  const visiting = new Set(lists.inside.data.map(({ visitor_id }) => visitor_id))
  const areas = pack.seen
    .map(({ area, people }) => ({ area, people: people.filter(({ id }) => !visiting.has(id)) }))
    .filter(({ people }) => people.length > 0)
  const seen = areas.flatMap(({ people }) => people)
  const heads = (some: readonly Line[]) =>
    some.reduce((sum, { companions }) => sum + 1 + companions, 0)
  const residentsOf = new Map(pack.units.map(({ title, residents }) => [title, residents]))
  const order = new Map(pack.units.map(({ title }, nth) => [title, nth]))
  const units = [...Map.groupBy(lines, ({ place }) => place)]
    .toSorted(([one], [other]) => (order.get(one) ?? -1) - (order.get(other) ?? -1))
    .map(([title, some]) => ({
      title,
      residents: residentsOf.get(title) ?? 0,
      people: heads(some),
      visits: some.map(({ place: _place, ...visit }) => visit),
    }))
  return {
    at: moment.at.toISOString(),
    people: heads(lines),
    unconfirmed: heads(pack.unconfirmed),
    seen: seen.length,
    doubtful: seen.filter(({ doubts }) => doubts.length > 0).length,
    areas,
    // Somebody who lives in two units is one person.
    residents: pack.residents ?? pack.units.reduce((sum, { residents }) => sum + residents, 0),
    units,
  }
}
