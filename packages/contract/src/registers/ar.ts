// Printed from the names of the registers by `npm run print`.
import type { RegisterTexts } from '../texts/register-text.ts'
import { ar as apartments } from './apartments/ar.ts'
import { ar as brands } from './brands/ar.ts'
import { ar as cabinets } from './cabinets/ar.ts'
import { ar as cards } from './cards/ar.ts'
import { ar as deviceAddresses } from './device-addresses/ar.ts'
import { ar as employees } from './employees/ar.ts'
import { ar as equipment } from './equipment/ar.ts'
import { ar as garages } from './garages/ar.ts'
import { ar as handovers } from './handovers/ar.ts'
import { ar as holidays } from './holidays/ar.ts'
import { ar as itemPasses } from './item-passes/ar.ts'
import { ar as lockerManufacturers } from './locker-manufacturers/ar.ts'
import { ar as lockers } from './lockers/ar.ts'
import { ar as memberships } from './memberships/ar.ts'
import { ar as occupancies } from './occupancies/ar.ts'
import { ar as parcels } from './parcels/ar.ts'
import { ar as passes } from './passes/ar.ts'
import { ar as pets } from './pets/ar.ts'
import { ar as residents } from './residents/ar.ts'
import { ar as segments } from './segments/ar.ts'
import { ar as serviceProviders } from './service-providers/ar.ts'
import { ar as species } from './species/ar.ts'
import { ar as tenants } from './tenants/ar.ts'
import { ar as towers } from './towers/ar.ts'
import { ar as users } from './users/ar.ts'
import { ar as vehicles } from './vehicles/ar.ts'
import { ar as visitors } from './visitors/ar.ts'
import { ar as visits } from './visits/ar.ts'

/** The words of every register in Arabic. */
export const ar: RegisterTexts = {
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
