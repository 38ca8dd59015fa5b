// Printed by `npm run print` from the names of the registers and the folders of modules.
import type { ModuleTexts } from '../texts/module-texts.ts'
import { pt as accessAreas } from './access/access-areas/pt.ts'
import { pt as accessPoints } from './access/access-points/pt.ts'
import { pt as accessRules } from './access/access-rules/pt.ts'
import { pt as accessSchedules } from './access/access-schedules/pt.ts'
import { pt as accessRefusals } from './access/refusals/pt.ts'
import { pt as memberships } from './accounts/memberships/pt.ts'
import { pt as accountsRefusals } from './accounts/refusals/pt.ts'
import { pt as users } from './accounts/users/pt.ts'
import { pt as announcements } from './announcements/announcements/pt.ts'
import { pt as brands } from './belongings/brands/pt.ts'
import { pt as cards } from './belongings/cards/pt.ts'
import { pt as pets } from './belongings/pets/pt.ts'
import { pt as species } from './belongings/species/pt.ts'
import { pt as vehicles } from './belongings/vehicles/pt.ts'
import { pt as cabinets } from './cabinets/cabinets/pt.ts'
import { pt as holidays } from './companies/holidays/pt.ts'
import { pt as segments } from './companies/segments/pt.ts'
import { pt as tenants } from './companies/tenants/pt.ts'
import { pt as lockerManufacturers } from './custody/locker-manufacturers/pt.ts'
import { pt as lockers } from './custody/lockers/pt.ts'
import { pt as parcels } from './custody/parcels/pt.ts'
import { pt as departuresRefusals } from './departures/refusals/pt.ts'
import { pt as deviceAddresses } from './devices/device-addresses/pt.ts'
import { pt as equipment } from './devices/equipment/pt.ts'
import { pt as erasuresRefusals } from './erasures/refusals/pt.ts'
import { pt as handovers } from './gate/handovers/pt.ts'
import { pt as gateRefusals } from './gate/refusals/pt.ts'
import { pt as councilNotes } from './matters/council-notes/pt.ts'
import { pt as councilOccurrences } from './matters/council-occurrences/pt.ts'
import { pt as occurrenceNotes } from './matters/occurrence-notes/pt.ts'
import { pt as occurrenceTypes } from './matters/occurrence-types/pt.ts'
import { pt as occurrences } from './matters/occurrences/pt.ts'
import { pt as mattersRefusals } from './matters/refusals/pt.ts'
import { pt as requestCategories } from './matters/request-categories/pt.ts'
import { pt as requestComments } from './matters/request-comments/pt.ts'
import { pt as requests } from './matters/requests/pt.ts'
import { pt as violations } from './matters/violations/pt.ts'
import { pt as employees } from './people/employees/pt.ts'
import { pt as residents } from './people/residents/pt.ts'
import { pt as serviceProviders } from './people/service-providers/pt.ts'
import { pt as reportsRefusals } from './reports/refusals/pt.ts'
import { pt as commonAreas } from './reservations/common-areas/pt.ts'
import { pt as eventGuests } from './reservations/event-guests/pt.ts'
import { pt as eventInspections } from './reservations/event-inspections/pt.ts'
import { pt as events } from './reservations/events/pt.ts'
import { pt as patrolPoints } from './rounds/patrol-points/pt.ts'
import { pt as patrols } from './rounds/patrols/pt.ts'
import { pt as rounds } from './rounds/rounds/pt.ts'
import { pt as rules } from './rules/rules/pt.ts'
import { pt as savedViewsRefusals } from './saved-views/refusals/pt.ts'
import { pt as apartments } from './units/apartments/pt.ts'
import { pt as garages } from './units/garages/pt.ts'
import { pt as occupancies } from './units/occupancies/pt.ts'
import { pt as towers } from './units/towers/pt.ts'
import { pt as itemPasses } from './visits/item-passes/pt.ts'
import { pt as passes } from './visits/passes/pt.ts'
import { pt as visitors } from './visits/visitors/pt.ts'
import { pt as visits } from './visits/visits/pt.ts'

/** The words of every register, and the sentences of other refusals, in Portuguese. */
export const pt: ModuleTexts = {
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
