// Printed from the names of the registers by `npm run print`.
import type { RegisterTexts } from '../texts/register-text.ts'
import { es as apartments } from './apartments/es.ts'
import { es as brands } from './brands/es.ts'
import { es as cabinets } from './cabinets/es.ts'
import { es as cards } from './cards/es.ts'
import { es as deviceAddresses } from './device-addresses/es.ts'
import { es as employees } from './employees/es.ts'
import { es as equipment } from './equipment/es.ts'
import { es as garages } from './garages/es.ts'
import { es as handovers } from './handovers/es.ts'
import { es as holidays } from './holidays/es.ts'
import { es as itemPasses } from './item-passes/es.ts'
import { es as lockerManufacturers } from './locker-manufacturers/es.ts'
import { es as lockers } from './lockers/es.ts'
import { es as memberships } from './memberships/es.ts'
import { es as occupancies } from './occupancies/es.ts'
import { es as parcels } from './parcels/es.ts'
import { es as passes } from './passes/es.ts'
import { es as pets } from './pets/es.ts'
import { es as residents } from './residents/es.ts'
import { es as segments } from './segments/es.ts'
import { es as serviceProviders } from './service-providers/es.ts'
import { es as species } from './species/es.ts'
import { es as tenants } from './tenants/es.ts'
import { es as towers } from './towers/es.ts'
import { es as users } from './users/es.ts'
import { es as vehicles } from './vehicles/es.ts'
import { es as visitors } from './visitors/es.ts'
import { es as visits } from './visits/es.ts'

/** The words of every register in Spanish. */
export const es: RegisterTexts = {
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
