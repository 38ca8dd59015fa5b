// Printed by `npm run print` from the names of the registers and the folders of modules.
import type { ModuleTexts } from '../texts/module-texts.ts'
import { ar as accessAreas } from './access/access-areas/ar.ts'
import { ar as accessPoints } from './access/access-points/ar.ts'
import { ar as accessRules } from './access/access-rules/ar.ts'
import { ar as accessSchedules } from './access/access-schedules/ar.ts'
import { ar as accessRefusals } from './access/refusals/ar.ts'
import { ar as memberships } from './accounts/memberships/ar.ts'
import { ar as accountsRefusals } from './accounts/refusals/ar.ts'
import { ar as users } from './accounts/users/ar.ts'
import { ar as announcements } from './announcements/announcements/ar.ts'
import { ar as brands } from './belongings/brands/ar.ts'
import { ar as cards } from './belongings/cards/ar.ts'
import { ar as pets } from './belongings/pets/ar.ts'
import { ar as species } from './belongings/species/ar.ts'
import { ar as vehicles } from './belongings/vehicles/ar.ts'
import { ar as cabinets } from './cabinets/cabinets/ar.ts'
import { ar as holidays } from './companies/holidays/ar.ts'
import { ar as segments } from './companies/segments/ar.ts'
import { ar as tenants } from './companies/tenants/ar.ts'
import { ar as lockerManufacturers } from './custody/locker-manufacturers/ar.ts'
import { ar as lockers } from './custody/lockers/ar.ts'
import { ar as parcels } from './custody/parcels/ar.ts'
import { ar as departuresRefusals } from './departures/refusals/ar.ts'
import { ar as deviceAddresses } from './devices/device-addresses/ar.ts'
import { ar as equipment } from './devices/equipment/ar.ts'
import { ar as erasuresRefusals } from './erasures/refusals/ar.ts'
import { ar as handovers } from './gate/handovers/ar.ts'
import { ar as gateRefusals } from './gate/refusals/ar.ts'
import { ar as councilNotes } from './matters/council-notes/ar.ts'
import { ar as councilOccurrences } from './matters/council-occurrences/ar.ts'
import { ar as occurrenceNotes } from './matters/occurrence-notes/ar.ts'
import { ar as occurrenceTypes } from './matters/occurrence-types/ar.ts'
import { ar as occurrences } from './matters/occurrences/ar.ts'
import { ar as mattersRefusals } from './matters/refusals/ar.ts'
import { ar as requestCategories } from './matters/request-categories/ar.ts'
import { ar as requestComments } from './matters/request-comments/ar.ts'
import { ar as requests } from './matters/requests/ar.ts'
import { ar as violations } from './matters/violations/ar.ts'
import { ar as employees } from './people/employees/ar.ts'
import { ar as residents } from './people/residents/ar.ts'
import { ar as serviceProviders } from './people/service-providers/ar.ts'
import { ar as reportsRefusals } from './reports/refusals/ar.ts'
import { ar as commonAreas } from './reservations/common-areas/ar.ts'
import { ar as eventGuests } from './reservations/event-guests/ar.ts'
import { ar as eventInspections } from './reservations/event-inspections/ar.ts'
import { ar as events } from './reservations/events/ar.ts'
import { ar as patrolPoints } from './rounds/patrol-points/ar.ts'
import { ar as patrols } from './rounds/patrols/ar.ts'
import { ar as rounds } from './rounds/rounds/ar.ts'
import { ar as rules } from './rules/rules/ar.ts'
import { ar as savedViewsRefusals } from './saved-views/refusals/ar.ts'
import { ar as apartments } from './units/apartments/ar.ts'
import { ar as garages } from './units/garages/ar.ts'
import { ar as occupancies } from './units/occupancies/ar.ts'
import { ar as towers } from './units/towers/ar.ts'
import { ar as itemPasses } from './visits/item-passes/ar.ts'
import { ar as passes } from './visits/passes/ar.ts'
import { ar as visitors } from './visits/visitors/ar.ts'
import { ar as visits } from './visits/visits/ar.ts'

/** The words of every register, and the sentences of other refusals, in Arabic. */
export const ar: ModuleTexts = {
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
