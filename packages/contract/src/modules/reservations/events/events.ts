import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  decimal,
  flag,
  integer,
  longText,
  moment,
  reference,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const managers = ['admin', 'sindico'] as const
const writers = [...managers, 'condomino'] as const

/** The fields that the person who books writes. */
const bookersFields = [
  'title',
  'common_area_id',
  'apartment_id',
  'resident_id',
  'starts_at',
  'ends_at',
  'expected_guests',
  'rule_id',
  'waits',
  'notes',
] as const

/** States in which a reservation holds its time. */
export const heldEventStates = ['offered', 'requested', 'approved', 'in_use'] as const

/** A reservation of a common area by a resident of a unit. */
export const events = defineRegister({
  name: 'events',
  table: 'events',
  scope: 'tenant',
  lockPlace: 10,
  paths: { list: '/apps/condominiums/events/', item: '/apps/condominiums/event' },
  menu: { group: 'registers', place: 70, icon: 'calendar', roles: menuReaders.members },
  fields: {
    title: text({ required: true }),
    common_area_id: reference('common-areas', { required: true }),
    apartment_id: reference('apartments', { required: true }),
    resident_id: reference('residents', { required: true }),
    starts_at: moment({ required: true }),
    ends_at: moment({ required: true }),
    expected_guests: integer({ range: [0, 10_000] }),
    // The version of the area's rule that is accepted with the reservation.
    rule_id: reference('rules', { where: { state: ['published'] } }),
    // Whether it goes on the waiting list if another reservation has the time.
    waits: flag(),
    notes: longText({ max: 1_000 }),
    // The waiting list has two states. `waiting` holds no time; `offered` holds it until the
    // resident answers.
    state: choice(
      [
        'waiting',
        'offered',
        'requested',
        'approved',
        'refused',
        'cancelled',
        'in_use',
        'done',
        'no_show',
      ],
      {
        readOnly: true,
        badge: {
          waiting: 'neutral',
          offered: 'warning',
          requested: 'warning',
          approved: 'accent',
          refused: 'danger',
          cancelled: 'neutral',
          in_use: 'accent',
          done: 'neutral',
          no_show: 'neutral',
        },
      },
    ),
    // The reason of a refusal or cancellation.
    reason: text({ max: 200, readOnly: true }),
    // Time until which a request or an offer holds its time without an answer. For `waiting`, the
    // time until which an offer may come.
    held_until: moment({ readOnly: true }),
    decided_at: moment({ readOnly: true }),
    decided_by_id: reference('users', { readOnly: true }),
    cancelled_at: moment({ readOnly: true }),
    cancelled_by_id: reference('users', { readOnly: true }),
    // Cancelled after the area's deadline.
    cancelled_late: flag({ readOnly: true }),
    // The amounts at the time of booking.
    fee: decimal({ readOnly: true }),
    deposit: decimal({ readOnly: true }),
  },
  title: ['title'],
  // The numbers of its guests.
  computed: ['guests'],
  unique: [],
  rules: ['momentsInOrder'],
  list: {
    columns: ['title', 'common_area_id', 'apartment_id', 'starts_at', 'ends_at', 'expected_guests'],
    search: ['title', 'common_area_id', 'apartment_id', 'resident_id'],
    filters: ['common_area_id', 'apartment_id', 'resident_id', 'state'],
    sort: 'starts_at',
    newestFirst: true,
    views: {
      coming: { 'filter[state]': 'waiting,offered,requested,approved,in_use', sort: 'starts_at' },
      requested: { 'filter[state]': 'requested', sort: 'starts_at' },
      waiting: { 'filter[state]': 'waiting,offered', sort: 'starts_at' },
    },
  },
  globalSearch: { place: 74, shows: ['common_area', 'apartment'] },
  form: [
    { section: 'identification', fields: ['common_area_id', 'title', 'starts_at', 'ends_at'] },
    { section: 'bookers', fields: ['apartment_id', 'resident_id', 'expected_guests', 'notes'] },
    {
      section: 'terms',
      fields: ['rule_id', 'waits', 'fee', 'deposit'],
    },
    {
      section: 'progress',
      fields: [
        'state',
        'reason',
        'held_until',
        'decided_at',
        'decided_by_id',
        'cancelled_at',
        'cancelled_by_id',
      ],
    },
  ],
  story: ['notes'],
  refusals: [
    'area_not_booked',
    'area_closed',
    'time_past',
    'notice_short',
    'too_far_ahead',
    'time_too_short',
    'time_too_long',
    'not_a_slot',
    'outside_opening',
    'blacked_out',
    'time_taken',
    'already_waiting',
    'quota_full',
    'may_not_book',
    'too_many_guests',
    'rule_not_accepted',
  ],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read'],
    condomino: {
      may: ['read', 'create', 'update'],
      rows: 'ofOwnEvents',
      creates: bookersFields,
      updates: ['title', 'starts_at', 'ends_at', 'expected_guests', 'rule_id', 'waits', 'notes'],
    },
  },
  actions: {
    'add-guests': { roles: writers },
    'send-invitations': { roles: writers },
    'guest-links': { roles: writers },
  },
  states: {
    field: 'state',
    over: ['refused', 'cancelled', 'done', 'no_show'],
    keeps: [...heldEventStates, 'done', 'no_show'],
    // When a reservation that waited was offered or requested is not kept.
    needs: { requested: { transition: 'approve' }, offered: { transition: 'accept' } },
    acts: {
      waiting: ['edit'],
      offered: ['accept'],
      requested: ['approve', 'refuse', 'edit'],
      approved: ['edit'],
      refused: [],
      cancelled: [],
      in_use: [],
      done: [],
      no_show: [],
    },
    transitions: {
      approve: {
        from: ['requested'],
        to: 'approved',
        roles: managers,
        stamps: { at: 'decided_at', by: 'decided_by_id' },
      },
      refuse: {
        from: ['requested'],
        to: 'refused',
        roles: managers,
        asks: { reason: 'required' },
        stamps: { at: 'decided_at', by: 'decided_by_id' },
        tone: 'danger',
      },
      // The time for which it waited is free, and is held until the resident answers.
      offer: { from: ['waiting'], to: 'offered', by: 'system' },
      // If the area requires approval, a resident's answer is a request.
      accept: { from: ['offered'], to: 'approved', roles: [...managers, 'condomino'] },
      // Nobody answered while it held its time, or it waited until it was too late for an offer.
      lapse: {
        from: ['waiting', 'offered', 'requested'],
        to: 'refused',
        by: 'system',
        stamps: { at: 'decided_at' },
      },
      cancel: {
        from: ['waiting', 'offered', 'requested', 'approved'],
        to: 'cancelled',
        roles: writers,
        asks: { reason: 'required' },
        stamps: { at: 'cancelled_at', by: 'cancelled_by_id' },
        tone: 'danger',
      },
      begin: { from: ['approved'], to: 'in_use', by: 'system' },
      finish: { from: ['in_use'], to: 'done', by: 'system' },
      miss: {
        from: ['in_use', 'done'],
        to: 'no_show',
        roles: managers,
        tone: 'danger',
      },
    },
  },
})
