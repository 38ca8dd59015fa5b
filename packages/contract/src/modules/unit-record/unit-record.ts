import * as z from 'zod/mini'
import { type RegisterName, registerNames } from '../../define-register/register-names.ts'
import { moment, typedDay } from '../../schemas/api-components.ts'

/** Limit of rows per section and page of the record. */
export const RECORD_ROWS = 50

/** Limit of events per page of the timeline. */
export const TIMELINE_PAGE = 50

type SectionShape = {
  readonly register: RegisterName
  /** The shown fields of a row, by the names of the register's fields. */
  readonly fields: readonly string[]
  /** The register whose list has all rows, filtered by unit; null if there is none. */
  readonly list: RegisterName | null
}

/**
 * The sections of a unit's record, in the order of the page (unit-record §1). Each belongs to one
 * register: people without the right to read it do not get the section.
 */
export const recordSections = {
  people: { register: 'occupancies', fields: ['resident_id', 'relation'], list: 'residents' },
  vehicles: {
    register: 'vehicles',
    fields: ['plate', 'brand_id', 'model', 'color', 'tag', 'resident_id'],
    list: 'vehicles',
  },
  garages: {
    register: 'garages',
    fields: ['code', 'level', 'kind', 'vehicle_id'],
    list: 'garages',
  },
  pets: { register: 'pets', fields: ['name', 'species_id', 'breed', 'tutor_id'], list: 'pets' },
  cards: {
    register: 'cards',
    fields: ['number', 'kind', 'resident_id', 'state'],
    list: 'cards',
  },
  passes: {
    register: 'passes',
    fields: ['guest_name', 'kind', 'host_id', 'uses_done', 'state'],
    list: 'passes',
  },
  visits: {
    register: 'visits',
    fields: ['guest_name', 'kind', 'plate', 'state', 'checked_in_at', 'checked_out_at'],
    list: 'visits',
  },
  item_passes: {
    register: 'item-passes',
    fields: ['description', 'quantity', 'direction', 'carrier', 'state'],
    list: 'item-passes',
  },
  events: {
    register: 'events',
    fields: ['title', 'common_area_id', 'starts_at', 'ends_at', 'state'],
    list: 'events',
  },
  announcements: {
    register: 'announcements',
    fields: ['number', 'kind', 'title', 'state'],
    list: null,
  },
  requests: {
    register: 'requests',
    fields: ['number', 'subject', 'category_id', 'due_on', 'state'],
    list: 'requests',
  },
  occurrences: {
    register: 'occurrences',
    fields: ['number', 'title', 'happened_at', 'severity', 'state'],
    list: null,
  },
  violations: {
    register: 'violations',
    fields: ['number', 'subject', 'notified_at', 'outcome', 'state'],
    list: 'violations',
  },
  parcels: {
    register: 'parcels',
    fields: ['number', 'kind', 'carrier', 'addressee', 'state'],
    list: 'parcels',
  },
} as const satisfies Record<string, SectionShape>

export type SectionName = keyof typeof recordSections

export const sectionNames = Object.keys(recordSections) as SectionName[]

/**
 * The fields of a resident that an occupancy shows, by their names in the register of residents.
 */
export const personFields = ['cpf', 'birth_date', 'phones', 'approval', 'is_minor'] as const

/** The shown fields of the unit itself. */
export const unitFields = [
  'tower_id',
  'number',
  'floor',
  'kind',
  'occupancy',
  'parking_spots',
  'area_m2',
  'intercom',
] as const

/** Kinds of events in the timeline. `changed` is a change of the unit's own fields. */
export const recordEventKinds = [
  'moved_in',
  'moved_out',
  'vehicle_added',
  'vehicle_ended',
  'pet_added',
  'card_added',
  'card_ended',
  'pass_given',
  'pass_revoked',
  'visit_entered',
  'visit_left',
  'visit_denied',
  'item_permitted',
  'item_passed',
  'event_booked',
  'event_cancelled',
  'request_opened',
  'request_closed',
  'occurrence_happened',
  'violation_notified',
  'violation_decided',
  'parcel_arrived',
  'parcel_handed',
  'parcel_returned',
  'parcel_refused',
  'parcel_lost',
  'changed',
] as const

const period = {
  /** The first and the last shown day, of the company's calendar. */
  from: z.optional(typedDay),
  to: z.optional(typedDay),
}

const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: 'ends_before_start', path: ['to'] },
)

const oneSection = `(?:${sectionNames.join('|')})`

/**
 * `GET /apartments/{id}/record`. Without `sections`, separated by commas, it has all of them; `page`
 * and `per_page` apply to each.
 */
export const recordQuery = z
  .strictObject({
    ...period,
    sections: z.optional(
      z.string().check(z.regex(new RegExp(`^${oneSection}(?:,${oneSection})*$`))),
    ),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(RECORD_ROWS))),
  })
  .check(inOrder)

/** `GET /apartments/{id}/record/timeline`; `after` is the `next` of the page before. */
export const timelineQuery = z
  .strictObject({
    ...period,
    after: z.optional(z.string().check(z.maxLength(200))),
    per_page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(TIMELINE_PAGE))),
  })
  .check(inOrder)

export const recordParams = z.strictObject({ id: z.uuid() })

const fieldsRead = z.record(z.string(), z.unknown())

const row = z.object({
  id: z.uuid(),
  /** The first and the last day; null if unknown, or if it is still valid. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The fields of the section, as in records of the register. */
  record: fieldsRead,
  /** For people: `personFields` as in residents; null if the reader may not see them. */
  person: z.nullable(fieldsRead),
})

const section = z.object({
  name: z.enum(sectionNames),
  register: z.enum(registerNames),
  total: z.number(),
  total_is: z.enum(['exact', 'at_least']),
  rows: z.array(row),
})

/** The answer of `GET /apartments/{id}/record`: rows valid today first, then the newest. */
export const recordAnswer = z.object({
  data: z.object({
    apartment: z.object({ id: z.uuid(), title: z.string(), record: fieldsRead }),
    company: z.object({ name: z.string(), time_zone: z.string() }),
    sections: z.array(section),
    read_at: moment,
  }),
})

const event = z.object({
  /** Made of the kind and the id of the row. */
  id: z.string(),
  kind: z.enum(recordEventKinds),
  /** The day in the company's zone. */
  on: z.string(),
  /** Null if only the day is known. */
  at: z.nullable(moment),
  register: z.enum(registerNames),
  row: z.object({ id: z.uuid(), title: z.string() }),
  /** The person who changed the unit; null for other events and for changes by the system. */
  author: z.nullable(z.string()),
  /** Fields of the unit, from and to. */
  changes: z.record(z.string(), z.readonly(z.tuple([z.unknown(), z.unknown()]))),
})

/** The answer of `GET /apartments/{id}/record/timeline`: past events, newest first. */
export const timelineAnswer = z.object({
  data: z.array(event),
  meta: z.object({ next: z.nullable(z.string()) }),
})

export type RecordQuery = z.output<typeof recordQuery>
export type TimelineQuery = z.output<typeof timelineQuery>
export type UnitRecord = z.output<typeof recordAnswer>['data']
export type RecordSection = z.output<typeof section>
export type RecordEvent = z.output<typeof event>
export type RecordEventKind = RecordEvent['kind']
export type TimelinePage = z.output<typeof timelineAnswer>
