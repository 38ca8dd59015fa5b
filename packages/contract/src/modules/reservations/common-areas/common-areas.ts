import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  choices,
  date,
  decimal,
  flag,
  image,
  integer,
  localTime,
  longText,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { weekdays } from '../../../value-types/weekdays.ts'

/** Limits of an area's times in minutes, hours and days. */
const DAY_MINUTES = 1_440
const YEAR_HOURS = 8_760
const THREE_YEARS = 1_095

/** Relations to a unit that may book; a landlord only while the unit is not let. */
export const bookingRelations = [
  'owner',
  'tenant',
  'dependent',
  'landlord',
  'domestic_staff',
] as const

/** Ways to book an area: fixed slots, any free time, whole days, or not at all. */
export const bookingModes = ['slots', 'free', 'full_day', 'none'] as const

/** A place that a company's people share, and its booking rules (reservations §1). */
export const commonAreas = defineRegister({
  name: 'common-areas',
  table: 'common_areas',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/common-areas/', item: '/apps/condominiums/common-area' },
  menu: { group: 'administration', place: 40, icon: 'tree', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    kind: choice([
      'party',
      'bbq',
      'court',
      'gym',
      'pool',
      'coworking',
      'elevator_move',
      'guest_suite',
      'laundry',
      'other',
    ]),
    location: text(),
    description: longText(),
    photos: rows(
      'common_area_photos',
      {
        picture_file_id: image({ required: true, whole: true }),
        caption: text({ max: 80 }),
      },
      { ordered: true },
    ),
    capacity: integer({ required: true, range: [1, 10_000] }),
    min_age: integer({ range: [1, 120] }),
    condition: choice(['open', 'maintenance', 'closed'], {
      badge: { maintenance: 'warning', closed: 'danger' },
    }),
    rule_id: reference('rules', { where: { state: ['published'] } }),
    booking_mode: choice(bookingModes),
    // Empty for any hour. A time that ends before it starts ends on the next day.
    opening: rows('common_area_opening', {
      weekdays: choices(weekdays),
      starts_at: localTime({ required: true }),
      ends_at: localTime({ required: true }),
    }),
    slots: rows('common_area_slots', {
      weekdays: choices(weekdays),
      starts_at: localTime({ required: true }),
      ends_at: localTime({ required: true }),
    }),
    min_minutes: integer({ range: [5, 7 * DAY_MINUTES] }),
    max_minutes: integer({ range: [5, 7 * DAY_MINUTES] }),
    buffer_before: integer({ range: [0, DAY_MINUTES] }),
    buffer_after: integer({ range: [0, DAY_MINUTES] }),
    min_notice_hours: integer({ range: [0, YEAR_HOURS] }),
    max_ahead_days: integer({ range: [1, THREE_YEARS] }),
    needs_approval: flag(),
    quota: integer({ range: [1, 100] }),
    quota_period: choice(['week', 'month', 'quarter', 'year']),
    cancel_hours: integer({ range: [0, YEAR_HOURS] }),
    late_cancel_counts: flag(),
    no_show_counts: flag(),
    blackouts: rows('common_area_blackouts', {
      blackout: choice(['dates', 'yearly', 'weekday', 'holiday', 'holiday_eve'], {
        required: true,
      }),
      starts_on: date(),
      ends_on: date(),
      weekdays: choices(weekdays),
      reason: text({ max: 120 }),
    }),
    linked_areas: rows('common_area_links', {
      linked_area_id: reference('common-areas', { required: true }),
    }),
    // The relations that may book; empty for all whose occupancy has the right.
    relations: choices(bookingRelations),
    // Empty for every tower.
    towers: rows('common_area_towers', {
      tower_id: reference('towers', { required: true }),
    }),
    max_guests: integer({ range: [0, 10_000] }),
    guest_deadline_hours: integer({ range: [0, YEAR_HOURS] }),
    fee: decimal({ range: [0, 1_000_000] }),
    deposit: decimal({ range: [0, 1_000_000] }),
    inspection_items: rows(
      'common_area_inspection_items',
      { name: text({ required: true, max: 80 }), note: text() },
      { ordered: true },
    ),
  },
  title: ['name'],
  computed: ['linked_from'],
  unique: [['name']],
  rules: [
    'slotsWhereBooked',
    'slotsApart',
    'durationInOrder',
    'quotaWhole',
    'blackoutsWhole',
    'linksOnce',
    'towersOnce',
  ],
  list: {
    columns: ['name', 'kind', 'capacity', 'booking_mode', 'needs_approval', 'fee'],
    search: ['name', 'location'],
    filters: ['kind', 'booking_mode', 'condition', 'needs_approval', 'rule_id', 'status'],
    sort: 'name',
  },
  globalSearch: { place: 72, shows: ['location', 'capacity'] },
  form: [
    {
      section: 'identification',
      fields: ['name', 'kind', 'location', 'capacity', 'min_age', 'condition', 'description'],
    },
    { section: 'photos', fields: ['photos'] },
    { section: 'booking', fields: ['booking_mode', 'needs_approval', 'rule_id', 'opening'] },
    { section: 'slots', fields: ['slots'], applies: { booking_mode: 'slots' } },
    {
      section: 'durations',
      fields: ['min_minutes', 'max_minutes'],
      applies: { booking_mode: 'free' },
    },
    {
      section: 'times',
      fields: ['buffer_before', 'buffer_after', 'min_notice_hours', 'max_ahead_days'],
    },
    {
      section: 'quota',
      fields: ['quota', 'quota_period', 'cancel_hours', 'late_cancel_counts', 'no_show_counts'],
    },
    { section: 'blackouts', fields: ['blackouts', 'linked_areas'], folded: true },
    { section: 'bookers', fields: ['relations', 'towers'], folded: true },
    { section: 'guests', fields: ['max_guests', 'guest_deadline_hours'], folded: true },
    { section: 'money', fields: ['fee', 'deposit'], folded: true },
    { section: 'inspection', fields: ['inspection_items'], folded: true },
  ],
  story: ['description'],
  refusals: [
    'slots_missing',
    'slots_overlap',
    'shorter_than_least',
    'quota_whole',
    'blackout_days',
    'linked_to_itself',
  ],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read'],
    condomino: ['read'],
  },
})
