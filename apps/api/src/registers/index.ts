import type { RegisterBehaviours } from '../register-endpoints/register-behaviour.ts'
import { apartmentsBehaviour } from './apartments/behaviour.ts'
import { cardsBehaviour } from './cards/behaviour.ts'
import { employeesBehaviour } from './employees/behaviour.ts'
import { garagesBehaviour } from './garages/behaviour.ts'
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

/** Registers with behaviour of their own; the others are their definition alone. */
export const registerBehaviours: RegisterBehaviours = {
  tenants: tenantsBehaviour,
  towers: towersBehaviour,
  apartments: apartmentsBehaviour,
  residents: residentsBehaviour,
  occupancies: occupanciesBehaviour,
  vehicles: vehiclesBehaviour,
  pets: petsBehaviour,
  visitors: visitorsBehaviour,
  users: usersBehaviour,
  memberships: membershipsBehaviour,
  employees: employeesBehaviour,
  'service-providers': serviceProvidersBehaviour,
  garages: garagesBehaviour,
  cards: cardsBehaviour,
}
