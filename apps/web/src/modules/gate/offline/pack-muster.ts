import type { Muster } from '@portaria/contract/modules/gate/gate-rolls'
import { destinationOf } from '@portaria/contract/modules/visits/destinations'
import type { OfflineDesk } from './kept-pack.ts'

type Line = Muster['units'][number]['visits'][number] & { place: string }

/**
 * Makes the emergency list from this device: the people inside by pack and queue, and those who may
 * be inside.
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
      place,
    }
  })
  const lines = [...inside, ...pack.unconfirmed]
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
    residents: pack.units.reduce((sum, { residents }) => sum + residents, 0),
    units,
  }
}
