// Printed from the names of the registers by `npm run print`.
import type { RegisterName } from '@portaria/contract/modules/names'
import { sample as apartments } from './apartments/sample.ts'
import { sample as brands } from './brands/sample.ts'
import { sample as cabinets } from './cabinets/sample.ts'
import { sample as cards } from './cards/sample.ts'
import { sample as deviceAddresses } from './device-addresses/sample.ts'
import { sample as employees } from './employees/sample.ts'
import { sample as equipment } from './equipment/sample.ts'
import { sample as garages } from './garages/sample.ts'
import { sample as handovers } from './handovers/sample.ts'
import { sample as holidays } from './holidays/sample.ts'
import { sample as itemPasses } from './item-passes/sample.ts'
import { sample as lockerManufacturers } from './locker-manufacturers/sample.ts'
import { sample as lockers } from './lockers/sample.ts'
import { sample as memberships } from './memberships/sample.ts'
import { sample as occupancies } from './occupancies/sample.ts'
import { sample as parcels } from './parcels/sample.ts'
import { sample as passes } from './passes/sample.ts'
import { sample as pets } from './pets/sample.ts'
import { sample as residents } from './residents/sample.ts'
import type { Sample } from './sample.ts'
import { sample as segments } from './segments/sample.ts'
import { sample as serviceProviders } from './service-providers/sample.ts'
import { sample as species } from './species/sample.ts'
import { sample as tenants } from './tenants/sample.ts'
import { sample as towers } from './towers/sample.ts'
import { sample as users } from './users/sample.ts'
import { sample as vehicles } from './vehicles/sample.ts'
import { sample as visitors } from './visitors/sample.ts'
import { sample as visits } from './visits/sample.ts'

/** Valid create bodies of every register, made from the contract alone. */
export const samples: Record<RegisterName, Sample> = {
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
