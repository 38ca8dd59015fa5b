import type { SecretSeal } from '../platform/sealed-secret.ts'
import type { RegisterBehaviours } from '../register-endpoints/register-behaviour.ts'
import { membershipsBehaviour } from './accounts/memberships/behaviour.ts'
import { usersBehaviour } from './accounts/users/behaviour.ts'
import { cardsBehaviour } from './belongings/cards/behaviour.ts'
import { petsBehaviour } from './belongings/pets/behaviour.ts'
import { vehiclesBehaviour } from './belongings/vehicles/behaviour.ts'
import { cabinetsBehaviour } from './cabinets/cabinets/behaviour.ts'
import { tenantsBehaviour } from './companies/tenants/behaviour.ts'
import { lockerManufacturersBehaviour } from './custody/locker-manufacturers/behaviour.ts'
import { lockersBehaviour } from './custody/lockers/behaviour.ts'
import { parcelsBehaviour } from './custody/parcels/behaviour.ts'
import type { ParcelKeys } from './custody/public/parcel-keys.ts'
import { deviceAddressesBehaviour } from './devices/device-addresses/behaviour.ts'
import { equipmentBehaviour } from './devices/equipment/behaviour.ts'
import { handoversBehaviour } from './gate/handovers/behaviour.ts'
import { employeesBehaviour } from './people/employees/behaviour.ts'
import { residentsBehaviour } from './people/residents/behaviour.ts'
import { serviceProvidersBehaviour } from './people/service-providers/behaviour.ts'
import { apartmentsBehaviour } from './units/apartments/behaviour.ts'
import { garagesBehaviour } from './units/garages/behaviour.ts'
import { occupanciesBehaviour } from './units/occupancies/behaviour.ts'
import { towersBehaviour } from './units/towers/behaviour.ts'
import { itemPassesBehaviour } from './visits/item-passes/behaviour.ts'
import { passesBehaviour } from './visits/passes/behaviour.ts'
import type { PassKeys } from './visits/public/pass-keys.ts'
import { visitorsBehaviour } from './visits/visitors/behaviour.ts'
import { visitsBehaviour } from './visits/visits/behaviour.ts'

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
