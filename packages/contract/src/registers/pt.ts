// Printed from the names of the registers by `npm run print`.
import type { RegisterTexts } from '../texts/register-text.ts'
import { pt as apartments } from './apartments/pt.ts'
import { pt as brands } from './brands/pt.ts'
import { pt as cabinets } from './cabinets/pt.ts'
import { pt as cards } from './cards/pt.ts'
import { pt as deviceAddresses } from './device-addresses/pt.ts'
import { pt as employees } from './employees/pt.ts'
import { pt as equipment } from './equipment/pt.ts'
import { pt as garages } from './garages/pt.ts'
import { pt as handovers } from './handovers/pt.ts'
import { pt as holidays } from './holidays/pt.ts'
import { pt as itemPasses } from './item-passes/pt.ts'
import { pt as lockerManufacturers } from './locker-manufacturers/pt.ts'
import { pt as lockers } from './lockers/pt.ts'
import { pt as memberships } from './memberships/pt.ts'
import { pt as occupancies } from './occupancies/pt.ts'
import { pt as parcels } from './parcels/pt.ts'
import { pt as passes } from './passes/pt.ts'
import { pt as pets } from './pets/pt.ts'
import { pt as residents } from './residents/pt.ts'
import { pt as segments } from './segments/pt.ts'
import { pt as serviceProviders } from './service-providers/pt.ts'
import { pt as species } from './species/pt.ts'
import { pt as tenants } from './tenants/pt.ts'
import { pt as towers } from './towers/pt.ts'
import { pt as users } from './users/pt.ts'
import { pt as vehicles } from './vehicles/pt.ts'
import { pt as visitors } from './visitors/pt.ts'
import { pt as visits } from './visits/pt.ts'

/** The words of every register in Portuguese. */
export const pt: RegisterTexts = {
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
