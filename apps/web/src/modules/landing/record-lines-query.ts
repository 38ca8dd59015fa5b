import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { registers } from '@portaria/contract/modules/registers'
import { listQuery } from '../../register-pages/register-queries.ts'

/** The maximum number of rows of a register on a first screen; a link leads to the others. */
const SHOWN = 6

/** The rows of a register to show. */
export type Lines = {
  readonly register: AnyRegister
  /** Parameters of the list: a filter, an order. */
  readonly params?: Readonly<Record<string, string>>
  /** Fields read in addition to titles and badges. */
  readonly fields?: readonly string[]
}

/** The first rows of a register, with the fields that a role may read. */
export function recordLinesQuery(role: Role | null, { register, params, fields = [] }: Lines) {
  const hasPhoto = register.fields['photo_file_id'] !== undefined
  return listQuery(register, {
    ...params,
    per_page: String(SHOWN),
    fields: [
      ...titleFields(register),
      ...(role ? badgeFields(register, role) : []),
      ...(hasPhoto ? ['photo'] : []),
      ...fields,
    ].join(),
  })
}

const {
  residents,
  vehicles,
  pets,
  rules,
  events,
  announcements,
  requests,
  occurrences,
  violations,
} = registers
const council = registers['council-occurrences']

/** The rows shown in a resident's home. */
export const homeLines = {
  // Refused residents never lived there.
  people: { register: residents, params: { 'filter[approval]': 'accepted,pending' } },
  vehicles: { register: vehicles, fields: ['brand', 'color'] },
  // Announcements in force. A mark shows those that ask for an acknowledgement.
  announcements: {
    register: announcements,
    params: { 'filter[state]': 'sent' },
    fields: ['sent_at', 'kind'],
  },
  rules: { register: rules, params: { 'filter[unaccepted]': 'true' }, fields: ['effective_from'] },
  events: {
    register: events,
    params: { 'filter[state]': 'waiting,offered,requested,approved,in_use', sort: 'starts_at' },
    fields: ['starts_at', 'ends_at'],
  },
  // Requests that wait, are in progress, or are done and need confirmation.
  requests: {
    register: requests,
    params: { 'filter[state]': 'open,in_progress,deferred,done' },
    fields: ['number', 'due_on'],
  },
  // The resident's own reports that are not closed.
  occurrences: {
    register: occurrences,
    params: { 'filter[state]': 'open,in_analysis,in_progress' },
    fields: ['number', 'happened_at'],
  },
  // Shown to members of the council, and to people who reported something to it.
  council: {
    register: council,
    params: { 'filter[state]': 'open,in_analysis,in_progress' },
    fields: ['number', 'happened_at'],
  },
  pets: { register: pets, fields: ['species', 'breed'] },
} as const satisfies Record<string, Lines>

/** The rows that wait for an act of the resident (interface §42). */
export const waitingLines = {
  announcements: { register: announcements, params: { 'filter[unacknowledged]': 'true' } },
  rules: { register: rules, params: { 'filter[unaccepted]': 'true' } },
  // A time that became free for a household on the waiting list.
  offers: { register: events, params: { 'filter[state]': 'offered' }, fields: ['held_until'] },
  // Done by the team, and to be confirmed or reopened by who asked.
  requests: { register: requests, params: { 'filter[state]': 'done' } },
  // Letters that the household has not confirmed.
  violations: { register: violations, params: { 'filter[state]': 'notified,decided' } },
} as const satisfies Record<string, Lines>
