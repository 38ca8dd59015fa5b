import type { ParcelKeys } from '../domain/parcel-keys.ts'
import type { PassKeys } from '../domain/pass-keys.ts'
import type { SecretSeal } from '../platform/sealed-secret.ts'
import type { RegisterBehaviours } from '../register-endpoints/register-behaviour.ts'
import { apartmentsBehaviour } from './apartments/behaviour.ts'
import { cabinetsBehaviour } from './cabinets/behaviour.ts'
import { cardsBehaviour } from './cards/behaviour.ts'
import { deviceAddressesBehaviour } from './device-addresses/behaviour.ts'
import { employeesBehaviour } from './employees/behaviour.ts'
import { equipmentBehaviour } from './equipment/behaviour.ts'
import { garagesBehaviour } from './garages/behaviour.ts'
import { handoversBehaviour } from './handovers/behaviour.ts'
import { itemPassesBehaviour } from './item-passes/behaviour.ts'
import { lockerManufacturersBehaviour } from './locker-manufacturers/behaviour.ts'
import { lockersBehaviour } from './lockers/behaviour.ts'
import { membershipsBehaviour } from './memberships/behaviour.ts'
import { occupanciesBehaviour } from './occupancies/behaviour.ts'
import { parcelsBehaviour } from './parcels/behaviour.ts'
import { passesBehaviour } from './passes/behaviour.ts'
import { petsBehaviour } from './pets/behaviour.ts'
import { residentsBehaviour } from './residents/behaviour.ts'
import { serviceProvidersBehaviour } from './service-providers/behaviour.ts'
import { tenantsBehaviour } from './tenants/behaviour.ts'
import { towersBehaviour } from './towers/behaviour.ts'
import { usersBehaviour } from './users/behaviour.ts'
import { vehiclesBehaviour } from './vehicles/behaviour.ts'
import { visitorsBehaviour } from './visitors/behaviour.ts'
import { visitsBehaviour } from './visits/behaviour.ts'

/** What some registers keep secrets by. */
export type RegisterKeys = {
  readonly devices: SecretSeal
  readonly passes: PassKeys
  readonly parcels: ParcelKeys
}

/** Registers with behaviour of their own; the others are their definition alone. */
export const registerBehaviours = ({
  devices,
  passes,
  parcels,
}: RegisterKeys): RegisterBehaviours => ({
  tenants: tenantsBehaviour,
  towers: towersBehaviour,
  apartments: apartmentsBehaviour,
  residents: residentsBehaviour,
  occupancies: occupanciesBehaviour,
  vehicles: vehiclesBehaviour,
  pets: petsBehaviour,
  visitors: visitorsBehaviour,
  visits: visitsBehaviour,
  passes: passesBehaviour(passes),
  'item-passes': itemPassesBehaviour,
  parcels: parcelsBehaviour(parcels),
  handovers: handoversBehaviour,
  cabinets: cabinetsBehaviour,
  'device-addresses': deviceAddressesBehaviour,
  'locker-manufacturers': lockerManufacturersBehaviour,
  equipment: equipmentBehaviour(devices),
  lockers: lockersBehaviour,
  users: usersBehaviour,
  memberships: membershipsBehaviour,
  employees: employeesBehaviour,
  'service-providers': serviceProvidersBehaviour,
  garages: garagesBehaviour,
  cards: cardsBehaviour,
})
