// Printed from the names of the registers by `npm run print`.
import type { RegisterTexts } from '../texts/register-text.ts'
import { en as apartments } from './apartments/en.ts'
import { en as brands } from './brands/en.ts'
import { en as cabinets } from './cabinets/en.ts'
import { en as cards } from './cards/en.ts'
import { en as deviceAddresses } from './device-addresses/en.ts'
import { en as employees } from './employees/en.ts'
import { en as equipment } from './equipment/en.ts'
import { en as garages } from './garages/en.ts'
import { en as handovers } from './handovers/en.ts'
import { en as holidays } from './holidays/en.ts'
import { en as itemPasses } from './item-passes/en.ts'
import { en as lockerManufacturers } from './locker-manufacturers/en.ts'
import { en as lockers } from './lockers/en.ts'
import { en as memberships } from './memberships/en.ts'
import { en as occupancies } from './occupancies/en.ts'
import { en as parcels } from './parcels/en.ts'
import { en as passes } from './passes/en.ts'
import { en as pets } from './pets/en.ts'
import { en as residents } from './residents/en.ts'
import { en as segments } from './segments/en.ts'
import { en as serviceProviders } from './service-providers/en.ts'
import { en as species } from './species/en.ts'
import { en as tenants } from './tenants/en.ts'
import { en as towers } from './towers/en.ts'
import { en as users } from './users/en.ts'
import { en as vehicles } from './vehicles/en.ts'
import { en as visitors } from './visitors/en.ts'
import { en as visits } from './visits/en.ts'

/** The words of every register in English. */
export const en: RegisterTexts = {
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
