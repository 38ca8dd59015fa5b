import * as z from 'zod/mini'
import { moment, typedDay } from '../../api-components.ts'
import { type RegisterName, registerNames } from '../names.ts'

/** Rows of one section that the record shows; its list has the others. */
export const RECORD_ROWS = 50

/** Events of one page of the timeline. */
export const TIMELINE_PAGE = 50

type SectionShape = {
  readonly register: RegisterName
  /** What is shown of a row, by the names of the register's fields. */
  readonly fields: readonly string[]
  /** The register whose list has all rows, by its filter of units; null where there is none. */
  readonly list: RegisterName | null
}

/**
 * The sections of a unit's record, in the order of the page (unit-record §1). Each is
 * of one register: the person who does not read it has no such section.
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
    fields: ['number', 'kind', 'title', 'sent_at', 'state'],
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

/** What is shown of the person of an occupancy, by the names of the fields of residents. */
export const personFields = ['cpf', 'birth_date', 'phones', 'approval', 'is_minor'] as const

/** What is shown of the unit itself. */
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

/** What the timeline tells. `changed` is a change of the unit's own fields. */
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
  'announcement_sent',
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
  /** The first and the last day that are shown, of the company's calendar. */
  from: z.optional(typedDay),
  to: z.optional(typedDay),
}

const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: 'ends_before_start', path: ['to'] },
)

/** `GET /apartments/{id}/record` */
export const recordQuery = z.strictObject(period).check(inOrder)

/** `GET /apartments/{id}/record/timeline`; `after` is the `next` of the page before. */
export const timelineQuery = z
  .strictObject({ ...period, after: z.optional(z.string().check(z.maxLength(200))) })
  .check(inOrder)

export const recordParams = z.strictObject({ id: z.uuid() })

const fieldsRead = z.record(z.string(), z.unknown())

const row = z.object({
  id: z.uuid(),
  /** From which to which day; null where none is known, or it still holds. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The fields of the section, as records of the register have them. */
  record: fieldsRead,
  /** Of people: `personFields` as residents have them; null where the reader does not see them. */
  person: z.nullable(fieldsRead),
})

const section = z.object({
  name: z.enum(sectionNames),
  register: z.enum(registerNames),
  total: z.number(),
  total_is: z.enum(['exact', 'at_least']),
  rows: z.array(row),
})

/** What `GET /apartments/{id}/record` answers: what holds today first, then the newest. */
export const recordAnswer = z.object({
  data: z.object({
    apartment: z.object({ id: z.uuid(), title: z.string(), record: fieldsRead }),
    company: z.object({ name: z.string(), time_zone: z.string() }),
    sections: z.array(section),
    read_at: moment,
  }),
})

const event = z.object({
  /** Of the kind and the row it happened to. */
  id: z.string(),
  kind: z.enum(recordEventKinds),
  /** The day in the company's zone. */
  on: z.string(),
  /** Null where only the day is known. */
  at: z.nullable(moment),
  register: z.enum(registerNames),
  row: z.object({ id: z.uuid(), title: z.string() }),
  /** Who changed the unit; null for other events and for what the system did by itself. */
  author: z.nullable(z.string()),
  /** Fields of the unit, from and to. */
  changes: z.record(z.string(), z.readonly(z.tuple([z.unknown(), z.unknown()]))),
})

/** What `GET /apartments/{id}/record/timeline` answers: what has happened, the newest first. */
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
