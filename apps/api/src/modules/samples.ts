// Printed from the names of the registers by `npm run print`.
import type { RegisterName } from '@portaria/contract/modules/names'
import type { Sample } from '../parts/sample.ts'
import { sample as memberships } from './accounts/memberships/sample.ts'
import { sample as users } from './accounts/users/sample.ts'
import { sample as brands } from './belongings/brands/sample.ts'
import { sample as cards } from './belongings/cards/sample.ts'
import { sample as pets } from './belongings/pets/sample.ts'
import { sample as species } from './belongings/species/sample.ts'
import { sample as vehicles } from './belongings/vehicles/sample.ts'
import { sample as cabinets } from './cabinets/cabinets/sample.ts'
import { sample as holidays } from './companies/holidays/sample.ts'
import { sample as segments } from './companies/segments/sample.ts'
import { sample as tenants } from './companies/tenants/sample.ts'
import { sample as lockerManufacturers } from './custody/locker-manufacturers/sample.ts'
import { sample as lockers } from './custody/lockers/sample.ts'
import { sample as parcels } from './custody/parcels/sample.ts'
import { sample as deviceAddresses } from './devices/device-addresses/sample.ts'
import { sample as equipment } from './devices/equipment/sample.ts'
import { sample as handovers } from './gate/handovers/sample.ts'
import { sample as employees } from './people/employees/sample.ts'
import { sample as residents } from './people/residents/sample.ts'
import { sample as serviceProviders } from './people/service-providers/sample.ts'
import { sample as apartments } from './units/apartments/sample.ts'
import { sample as garages } from './units/garages/sample.ts'
import { sample as occupancies } from './units/occupancies/sample.ts'
import { sample as towers } from './units/towers/sample.ts'
import { sample as itemPasses } from './visits/item-passes/sample.ts'
import { sample as passes } from './visits/passes/sample.ts'
import { sample as visitors } from './visits/visitors/sample.ts'
import { sample as visits } from './visits/visits/sample.ts'

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
