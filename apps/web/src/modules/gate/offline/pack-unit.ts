import type { GateUnit } from '@portaria/contract/modules/gate/gate'
import type { OfflineDesk } from './kept-pack.ts'

/** A unit from the data on this device: its intercom, people to call, visitors, and cars. */
export function unitOfPack({ pack, lists }: OfflineDesk, apartmentId: string): GateUnit {
  const isOfUnit = ({ apartment }: { apartment: { id: string } | null }) =>
    apartment?.id === apartmentId
  const unit = pack.units.find(({ id }) => id === apartmentId)
  return {
    intercom: unit?.intercom ?? null,
    people: (unit?.people ?? []).map(({ id, name, relation, phones }) => ({
      id,
      name,
      relation,
      phones,
      photo: null,
      may_authorize: true,
      has_login: false,
    })),
    visits: [...lists.expected.visits, ...lists.inside.data].filter(isOfUnit),
    passes: lists.expected.passes.filter(isOfUnit),
    cars: pack.plates.filter(isOfUnit).map(({ key, plate, title }) => ({ id: key, plate, title })),
    parcels: [],
  }
}
