// Printed from the names of the registers by `npm run print`.
import type { AnyRegister } from '../define-register/define-register.ts'
import { apartments } from './apartments/apartments.ts'
import { brands } from './brands/brands.ts'
import { cabinets } from './cabinets/cabinets.ts'
import { cards } from './cards/cards.ts'
import { deviceAddresses } from './device-addresses/device-addresses.ts'
import { employees } from './employees/employees.ts'
import { equipment } from './equipment/equipment.ts'
import { garages } from './garages/garages.ts'
import { handovers } from './handovers/handovers.ts'
import { holidays } from './holidays/holidays.ts'
import { itemPasses } from './item-passes/item-passes.ts'
import { lockerManufacturers } from './locker-manufacturers/locker-manufacturers.ts'
import { lockers } from './lockers/lockers.ts'
import { memberships } from './memberships/memberships.ts'
import type { RegisterName } from './names.ts'
import { occupancies } from './occupancies/occupancies.ts'
import { parcels } from './parcels/parcels.ts'
import { passes } from './passes/passes.ts'
import { pets } from './pets/pets.ts'
import { residents } from './residents/residents.ts'
import { segments } from './segments/segments.ts'
import { serviceProviders } from './service-providers/service-providers.ts'
import { species } from './species/species.ts'
import { tenants } from './tenants/tenants.ts'
import { towers } from './towers/towers.ts'
import { users } from './users/users.ts'
import { vehicles } from './vehicles/vehicles.ts'
import { visitors } from './visitors/visitors.ts'
import { visits } from './visits/visits.ts'

/** Every register by name: server, browser, tests and printed documents go through this list. */
export const registers: Record<RegisterName, AnyRegister> = {
  towers,
  apartments,
  residents,
  occupancies,
  brands,
  species,
  segments,
  vehicles,
  pets,
  employees,
  'service-providers': serviceProviders,
  garages,
  cards,
  visitors,
  visits,
  passes,
  'item-passes': itemPasses,
  parcels,
  handovers,
  cabinets,
  'device-addresses': deviceAddresses,
  'locker-manufacturers': lockerManufacturers,
  equipment,
  lockers,
  holidays,
  tenants,
  users,
  memberships,
}
