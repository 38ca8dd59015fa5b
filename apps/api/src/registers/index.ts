import type { SecretSeal } from '../platform/sealed-secret.ts'
import type { RegisterBehaviours } from '../register-endpoints/register-behaviour.ts'
import { apartmentsBehaviour } from './apartments/behaviour.ts'
import { cabinetsBehaviour } from './cabinets/behaviour.ts'
import { cardsBehaviour } from './cards/behaviour.ts'
import { deviceAddressesBehaviour } from './device-addresses/behaviour.ts'
import { employeesBehaviour } from './employees/behaviour.ts'
import { equipmentBehaviour } from './equipment/behaviour.ts'
import { garagesBehaviour } from './garages/behaviour.ts'
import { lockerManufacturersBehaviour } from './locker-manufacturers/behaviour.ts'
import { lockersBehaviour } from './lockers/behaviour.ts'
import { membershipsBehaviour } from './memberships/behaviour.ts'
import { occupanciesBehaviour } from './occupancies/behaviour.ts'
import { petsBehaviour } from './pets/behaviour.ts'
import { residentsBehaviour } from './residents/behaviour.ts'
import { serviceProvidersBehaviour } from './service-providers/behaviour.ts'
import { tenantsBehaviour } from './tenants/behaviour.ts'
import { towersBehaviour } from './towers/behaviour.ts'
import { usersBehaviour } from './users/behaviour.ts'
import { vehiclesBehaviour } from './vehicles/behaviour.ts'
import { visitorsBehaviour } from './visitors/behaviour.ts'

/** Registers with behaviour of their own; the others are their definition alone. `seal` is for secrets of devices. */
export const registerBehaviours = (seal: SecretSeal): RegisterBehaviours => ({
  tenants: tenantsBehaviour,
  towers: towersBehaviour,
  apartments: apartmentsBehaviour,
  residents: residentsBehaviour,
  occupancies: occupanciesBehaviour,
  vehicles: vehiclesBehaviour,
  pets: petsBehaviour,
  visitors: visitorsBehaviour,
  cabinets: cabinetsBehaviour,
  'device-addresses': deviceAddressesBehaviour,
  'locker-manufacturers': lockerManufacturersBehaviour,
  equipment: equipmentBehaviour(seal),
  lockers: lockersBehaviour,
  users: usersBehaviour,
  memberships: membershipsBehaviour,
  employees: employeesBehaviour,
  'service-providers': serviceProvidersBehaviour,
  garages: garagesBehaviour,
  cards: cardsBehaviour,
})
