import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { badgeFields, titleFields } from '@portaria/contract/define-register/record-names'
import { registers } from '@portaria/contract/modules/registers'
import type { Role } from '@portaria/contract/roles'
import { listQuery } from '../../register-pages/register-queries.ts'

/** Rows of a register that a first screen shows before its list takes over. */
const SHOWN = 6

/** What some rows of a register are asked with. */
export type Lines = {
  readonly register: AnyRegister
  /** Parameters of the list: a filter, an order. */
  readonly params?: Readonly<Record<string, string>>
  /** Fields besides titles and badges. */
  readonly fields?: readonly string[]
}

/** The first rows of a register, as a role reads them. */
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

const { residents, vehicles, pets, rules, events, announcements, requests, occurrences } = registers
const council = registers['council-occurrences']

/** The rows of the own home. */
export const homeLines = {
  // Who was refused never lived there.
  people: { register: residents, params: { 'filter[approval]': 'accepted,pending' } },
  vehicles: { register: vehicles, fields: ['brand', 'color'] },
  // What holds; what asks for an acknowledgement says so by its mark.
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
  // What waits, is worked on, or was done and is to be confirmed.
  requests: {
    register: requests,
    params: { 'filter[state]': 'open,in_progress,deferred,done' },
    fields: ['number', 'due_on'],
  },
  // What one has reported, and is not over.
  occurrences: {
    register: occurrences,
    params: { 'filter[state]': 'open,in_analysis,in_progress' },
    fields: ['number', 'happened_at'],
  },
  // For who sits on the council, or has reported something to it.
  council: {
    register: council,
    params: { 'filter[state]': 'open,in_analysis,in_progress' },
    fields: ['number', 'happened_at'],
  },
  pets: { register: pets, fields: ['species', 'breed'] },
} as const satisfies Record<string, Lines>
