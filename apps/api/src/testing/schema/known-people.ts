import type { DepartureThing } from '@portaria/contract/modules/departures/departures'

/** The parts that answer for rows that refer to a person (`parts/README.md`). */
export type PeoplePart = 'things' | 'personalRows' | 'recordSections'

/** What becomes of the rows of a register that refer to a person by one of its fields. */
export type KnownPerson = {
  /** The kind of things as which a departure finds them. */
  readonly thing?: DepartureThing
  /** Why one of the parts has nothing to do for them. */
  readonly without?: { readonly [Part in PeoplePart]?: string }
}

const personalRows = 'repeats no value of the person, whose name is shown by the reference'
const ofNoUnit = { recordSections: 'belongs to no unit' }
const history = 'history, which a departure leaves as it was'

/** The fields by which registers refer to residents, employees, providers and visitors. */
export const knownPeople: { readonly [field: string]: KnownPerson } = {
  'residents.guardian_id': {
    without: {
      things: 'a departure names minors, who leave too or get another guardian',
      personalRows,
      recordSections: 'people are shown by their occupancies',
    },
  },
  'occupancies.resident_id': { thing: 'occupancy', without: { personalRows } },
  'vehicles.resident_id': { thing: 'vehicle' },
  'vehicles.employee_id': { thing: 'vehicle' },
  'vehicles.provider_id': { thing: 'vehicle' },
  'pets.tutor_id': { thing: 'pet' },
  'employees.provider_id': { thing: 'employee', without: { personalRows, ...ofNoUnit } },
  'cards.resident_id': { thing: 'card', without: { personalRows } },
  'cards.employee_id': { thing: 'card', without: { personalRows } },
  'cards.provider_id': { thing: 'card', without: { personalRows } },
  'visits.visitor_id': {},
  'visits.employee_id': { thing: 'visit' },
  'visits.host_id': { thing: 'visit' },
  'visits.provider_id': { thing: 'visit', without: { personalRows } },
  'passes.visitor_id': {},
  'passes.employee_id': { thing: 'pass', without: { personalRows } },
  'passes.host_id': { thing: 'pass', without: { personalRows } },
  'passes.provider_id': { thing: 'pass', without: { personalRows } },
  'item-passes.host_id': {
    without: { things: 'for an item, and lets no person in', personalRows },
  },
  'parcels.resident_id': { thing: 'parcel' },
  'parcels.handed_to_id': { without: { things: history } },
  'events.resident_id': { thing: 'event' },
  'requests.requester_id': { thing: 'request', without: { personalRows } },
  'requests.assignee_employee_id': { thing: 'request', without: { personalRows } },
  'requests.assignee_provider_id': { thing: 'request', without: { personalRows } },
  ...assignees('request-categories', 'an inactive assignee gets no new request'),
  'occurrences.involved.resident_id': { without: { things: history, personalRows } },
  'occurrences.involved.visitor_id': { without: { personalRows } },
  'occurrences.involved.employee_id': { without: { things: history, personalRows } },
  'occurrences.assignee_employee_id': { thing: 'occurrence', without: { personalRows } },
  'violations.owner_id': { without: { things: history, personalRows } },
  'violations.copy_to_id': { without: { things: history, personalRows } },
  'patrols.employees.employee_id': {
    without: { things: 'inactive employees get no rounds', personalRows, ...ofNoUnit },
  },
  'patrols.supervisors.supervisor_id': {
    without: { things: 'supervisors without a login are passed over', personalRows, ...ofNoUnit },
  },
  'rounds.employee_id': { thing: 'round', without: { personalRows, ...ofNoUnit } },
  'rounds.walker_id': { without: { things: history, personalRows, ...ofNoUnit } },
  ...Object.fromEntries(
    ['resident_id', 'employee_id', 'provider_id'].flatMap((name): [string, KnownPerson][] => [
      [
        `access-rules.people.${name}`,
        { without: { things: 'a rule admits active people alone', personalRows, ...ofNoUnit } },
      ],
      [`memberships.${name}`, { thing: 'login', without: { personalRows, ...ofNoUnit } }],
    ]),
  ),
}

function assignees(register: string, things: string): { [field: string]: KnownPerson } {
  const known = { without: { things, personalRows, ...ofNoUnit } }
  return {
    [`${register}.assignee_employee_id`]: known,
    [`${register}.assignee_provider_id`]: known,
  }
}
