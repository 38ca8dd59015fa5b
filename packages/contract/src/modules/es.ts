// Printed by `npm run print` from the names of the registers and the folders of modules.
import type { ModuleTexts } from '../texts/module-texts.ts'
import { es as accessAreas } from './access/access-areas/es.ts'
import { es as accessPoints } from './access/access-points/es.ts'
import { es as accessRules } from './access/access-rules/es.ts'
import { es as accessSchedules } from './access/access-schedules/es.ts'
import { es as accessRefusals } from './access/refusals/es.ts'
import { es as memberships } from './accounts/memberships/es.ts'
import { es as accountsRefusals } from './accounts/refusals/es.ts'
import { es as users } from './accounts/users/es.ts'
import { es as announcements } from './announcements/announcements/es.ts'
import { es as brands } from './belongings/brands/es.ts'
import { es as cards } from './belongings/cards/es.ts'
import { es as pets } from './belongings/pets/es.ts'
import { es as species } from './belongings/species/es.ts'
import { es as vehicles } from './belongings/vehicles/es.ts'
import { es as cabinets } from './cabinets/cabinets/es.ts'
import { es as holidays } from './companies/holidays/es.ts'
import { es as segments } from './companies/segments/es.ts'
import { es as tenants } from './companies/tenants/es.ts'
import { es as lockerManufacturers } from './custody/locker-manufacturers/es.ts'
import { es as lockers } from './custody/lockers/es.ts'
import { es as parcels } from './custody/parcels/es.ts'
import { es as departuresRefusals } from './departures/refusals/es.ts'
import { es as deviceAddresses } from './devices/device-addresses/es.ts'
import { es as equipment } from './devices/equipment/es.ts'
import { es as erasuresRefusals } from './erasures/refusals/es.ts'
import { es as handovers } from './gate/handovers/es.ts'
import { es as gateRefusals } from './gate/refusals/es.ts'
import { es as councilNotes } from './matters/council-notes/es.ts'
import { es as councilOccurrences } from './matters/council-occurrences/es.ts'
import { es as occurrenceNotes } from './matters/occurrence-notes/es.ts'
import { es as occurrenceTypes } from './matters/occurrence-types/es.ts'
import { es as occurrences } from './matters/occurrences/es.ts'
import { es as mattersRefusals } from './matters/refusals/es.ts'
import { es as requestCategories } from './matters/request-categories/es.ts'
import { es as requestComments } from './matters/request-comments/es.ts'
import { es as requests } from './matters/requests/es.ts'
import { es as violations } from './matters/violations/es.ts'
import { es as employees } from './people/employees/es.ts'
import { es as residents } from './people/residents/es.ts'
import { es as serviceProviders } from './people/service-providers/es.ts'
import { es as reportsRefusals } from './reports/refusals/es.ts'
import { es as commonAreas } from './reservations/common-areas/es.ts'
import { es as eventGuests } from './reservations/event-guests/es.ts'
import { es as eventInspections } from './reservations/event-inspections/es.ts'
import { es as events } from './reservations/events/es.ts'
import { es as patrolPoints } from './rounds/patrol-points/es.ts'
import { es as patrols } from './rounds/patrols/es.ts'
import { es as rounds } from './rounds/rounds/es.ts'
import { es as rules } from './rules/rules/es.ts'
import { es as savedViewsRefusals } from './saved-views/refusals/es.ts'
import { es as apartments } from './units/apartments/es.ts'
import { es as garages } from './units/garages/es.ts'
import { es as occupancies } from './units/occupancies/es.ts'
import { es as towers } from './units/towers/es.ts'
import { es as itemPasses } from './visits/item-passes/es.ts'
import { es as passes } from './visits/passes/es.ts'
import { es as visitors } from './visits/visitors/es.ts'
import { es as visits } from './visits/visits/es.ts'

/** The words of every register, and the sentences of other refusals, in Spanish. */
export const es: ModuleTexts = {
  registers: {
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
    announcements,
    rules,
    'common-areas': commonAreas,
    events,
    'event-inspections': eventInspections,
    'event-guests': eventGuests,
    requests,
    'request-categories': requestCategories,
    'request-comments': requestComments,
    'occurrence-types': occurrenceTypes,
    occurrences,
    'occurrence-notes': occurrenceNotes,
    'council-occurrences': councilOccurrences,
    'council-notes': councilNotes,
    violations,
    'patrol-points': patrolPoints,
    patrols,
    rounds,
    'device-addresses': deviceAddresses,
    'locker-manufacturers': lockerManufacturers,
    equipment,
    'access-areas': accessAreas,
    'access-points': accessPoints,
    'access-schedules': accessSchedules,
    'access-rules': accessRules,
    lockers,
    holidays,
    tenants,
    users,
    memberships,
  },
  refusals: [
    accessRefusals,
    accountsRefusals,
    departuresRefusals,
    erasuresRefusals,
    gateRefusals,
    mattersRefusals,
    reportsRefusals,
    savedViewsRefusals,
  ],
}
