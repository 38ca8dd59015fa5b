// Printed by `npm run print` from the names of the registers and the folders of modules.
import type { ModuleTexts } from '../texts/module-texts.ts'
import { en as accessAreas } from './access/access-areas/en.ts'
import { en as accessPoints } from './access/access-points/en.ts'
import { en as accessRules } from './access/access-rules/en.ts'
import { en as accessSchedules } from './access/access-schedules/en.ts'
import { en as accessRefusals } from './access/refusals/en.ts'
import { en as memberships } from './accounts/memberships/en.ts'
import { en as accountsRefusals } from './accounts/refusals/en.ts'
import { en as users } from './accounts/users/en.ts'
import { en as announcements } from './announcements/announcements/en.ts'
import { en as brands } from './belongings/brands/en.ts'
import { en as cards } from './belongings/cards/en.ts'
import { en as pets } from './belongings/pets/en.ts'
import { en as species } from './belongings/species/en.ts'
import { en as vehicles } from './belongings/vehicles/en.ts'
import { en as cabinets } from './cabinets/cabinets/en.ts'
import { en as holidays } from './companies/holidays/en.ts'
import { en as segments } from './companies/segments/en.ts'
import { en as tenants } from './companies/tenants/en.ts'
import { en as lockerManufacturers } from './custody/locker-manufacturers/en.ts'
import { en as lockers } from './custody/lockers/en.ts'
import { en as parcels } from './custody/parcels/en.ts'
import { en as departuresRefusals } from './departures/refusals/en.ts'
import { en as deviceAddresses } from './devices/device-addresses/en.ts'
import { en as equipment } from './devices/equipment/en.ts'
import { en as erasuresRefusals } from './erasures/refusals/en.ts'
import { en as handovers } from './gate/handovers/en.ts'
import { en as gateRefusals } from './gate/refusals/en.ts'
import { en as councilNotes } from './matters/council-notes/en.ts'
import { en as councilOccurrences } from './matters/council-occurrences/en.ts'
import { en as occurrenceNotes } from './matters/occurrence-notes/en.ts'
import { en as occurrenceTypes } from './matters/occurrence-types/en.ts'
import { en as occurrences } from './matters/occurrences/en.ts'
import { en as mattersRefusals } from './matters/refusals/en.ts'
import { en as requestCategories } from './matters/request-categories/en.ts'
import { en as requestComments } from './matters/request-comments/en.ts'
import { en as requests } from './matters/requests/en.ts'
import { en as violations } from './matters/violations/en.ts'
import { en as employees } from './people/employees/en.ts'
import { en as residents } from './people/residents/en.ts'
import { en as serviceProviders } from './people/service-providers/en.ts'
import { en as reportsRefusals } from './reports/refusals/en.ts'
import { en as commonAreas } from './reservations/common-areas/en.ts'
import { en as eventGuests } from './reservations/event-guests/en.ts'
import { en as eventInspections } from './reservations/event-inspections/en.ts'
import { en as events } from './reservations/events/en.ts'
import { en as patrolPoints } from './rounds/patrol-points/en.ts'
import { en as patrols } from './rounds/patrols/en.ts'
import { en as rounds } from './rounds/rounds/en.ts'
import { en as rules } from './rules/rules/en.ts'
import { en as savedViewsRefusals } from './saved-views/refusals/en.ts'
import { en as apartments } from './units/apartments/en.ts'
import { en as garages } from './units/garages/en.ts'
import { en as occupancies } from './units/occupancies/en.ts'
import { en as towers } from './units/towers/en.ts'
import { en as itemPasses } from './visits/item-passes/en.ts'
import { en as passes } from './visits/passes/en.ts'
import { en as visitors } from './visits/visitors/en.ts'
import { en as visits } from './visits/visits/en.ts'

/** The words of every register, and the sentences of other refusals, in English. */
export const en: ModuleTexts = {
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
