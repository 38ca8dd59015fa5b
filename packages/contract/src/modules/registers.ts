// Printed by `npm run print` from the names of the registers and the folders of modules.
import type { AnyRegister } from '../define-register/define-register.ts'
import type { RegisterName } from '../define-register/register-names.ts'
import { accessAreas } from './access/access-areas/access-areas.ts'
import { accessPoints } from './access/access-points/access-points.ts'
import { accessRules } from './access/access-rules/access-rules.ts'
import { accessSchedules } from './access/access-schedules/access-schedules.ts'
import { memberships } from './accounts/memberships/memberships.ts'
import { users } from './accounts/users/users.ts'
import { announcements } from './announcements/announcements/announcements.ts'
import { brands } from './belongings/brands/brands.ts'
import { cards } from './belongings/cards/cards.ts'
import { pets } from './belongings/pets/pets.ts'
import { species } from './belongings/species/species.ts'
import { vehicles } from './belongings/vehicles/vehicles.ts'
import { cabinets } from './cabinets/cabinets/cabinets.ts'
import { holidays } from './companies/holidays/holidays.ts'
import { segments } from './companies/segments/segments.ts'
import { tenants } from './companies/tenants/tenants.ts'
import { lockerManufacturers } from './custody/locker-manufacturers/locker-manufacturers.ts'
import { lockers } from './custody/lockers/lockers.ts'
import { parcels } from './custody/parcels/parcels.ts'
import { deviceAddresses } from './devices/device-addresses/device-addresses.ts'
import { equipment } from './devices/equipment/equipment.ts'
import { handovers } from './gate/handovers/handovers.ts'
import { councilNotes } from './matters/council-notes/council-notes.ts'
import { councilOccurrences } from './matters/council-occurrences/council-occurrences.ts'
import { occurrenceNotes } from './matters/occurrence-notes/occurrence-notes.ts'
import { occurrenceTypes } from './matters/occurrence-types/occurrence-types.ts'
import { occurrences } from './matters/occurrences/occurrences.ts'
import { requestCategories } from './matters/request-categories/request-categories.ts'
import { requestComments } from './matters/request-comments/request-comments.ts'
import { requests } from './matters/requests/requests.ts'
import { violations } from './matters/violations/violations.ts'
import { employees } from './people/employees/employees.ts'
import { residents } from './people/residents/residents.ts'
import { serviceProviders } from './people/service-providers/service-providers.ts'
import { commonAreas } from './reservations/common-areas/common-areas.ts'
import { eventGuests } from './reservations/event-guests/event-guests.ts'
import { eventInspections } from './reservations/event-inspections/event-inspections.ts'
import { events } from './reservations/events/events.ts'
import { patrolPoints } from './rounds/patrol-points/patrol-points.ts'
import { patrols } from './rounds/patrols/patrols.ts'
import { rounds } from './rounds/rounds/rounds.ts'
import { rules } from './rules/rules/rules.ts'
import { apartments } from './units/apartments/apartments.ts'
import { garages } from './units/garages/garages.ts'
import { occupancies } from './units/occupancies/occupancies.ts'
import { towers } from './units/towers/towers.ts'
import { itemPasses } from './visits/item-passes/item-passes.ts'
import { passes } from './visits/passes/passes.ts'
import { visitors } from './visits/visitors/visitors.ts'
import { visits } from './visits/visits/visits.ts'

const all = {
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
}

/** The type of each register by its name, for code that names one. */
export type RegistersByName = typeof all

/** Every register by name: server, browser, tests and printed documents go through this list. */
export const registers: Record<RegisterName, AnyRegister> = all
