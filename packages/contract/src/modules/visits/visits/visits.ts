import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  flag,
  image,
  integer,
  moment,
  plate,
  reference,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { visitKinds } from '../../companies/settings/visit-settings.ts'

const desk = ['admin', 'sindico', 'funcionario'] as const
const answerers = [...desk, 'condomino'] as const
const answered = { at: 'answered_at', by: 'answered_by_id' } as const

const kept = ['read', 'create', 'update', 'remove', 'restore'] as const

/**
 * The fields that may be changed. Visitor, destination, reason and giver are not among them, since
 * an authorisation cannot be passed on.
 */
const changeable = [
  'companions',
  'plate',
  'purpose',
  'authority',
  'photo_file_id',
  'expected_from',
  'expected_to',
  'status',
] as const

/** Channels by which a visit was authorised or refused. */
export const answerChannels = ['app', 'intercom', 'phone', 'list', 'desk', 'pass'] as const

/**
 * One visit of one visitor to one place: from the invitation or the arrival at the gate until the
 * exit.
 */
export const visits = defineRegister({
  name: 'visits',
  table: 'visits',
  scope: 'tenant',
  lockPlace: 30,
  paths: { list: '/apps/condominiums/visits/', item: '/apps/condominiums/visit' },
  menu: { group: 'registers', place: 45, icon: 'doorbell', roles: menuReaders.members },
  fields: {
    // The name as typed or told at the gate; the household must not learn which visitor the gate
    // found by it.
    guest_name: text({ required: true, readOnly: true }),
    visitor_id: reference('visitors', { required: true, readBy: desk }),
    kind: choice(visitKinds, { required: true }),
    apartment_id: reference('apartments'),
    employee_id: reference('employees'),
    common_area_id: reference('common-areas'),
    host_id: reference('residents'),
    provider_id: reference('service-providers', { readBy: desk }),
    companions: integer({ range: [0, 50] }),
    plate: plate(),
    purpose: text({ max: 200 }),
    // For a service: no registered provider sends them.
    provider_absent: flag({ readBy: desk }),
    // For an official: the badge and the authority.
    authority: text(),
    photo_file_id: image({ face: true }),
    expected_from: moment(),
    expected_to: moment(),
    state: choice(
      ['expected', 'waiting', 'authorised', 'denied', 'cancelled', 'no_show', 'inside', 'left'],
      {
        readOnly: true,
        badge: {
          expected: 'neutral',
          waiting: 'warning',
          authorised: 'accent',
          denied: 'danger',
          cancelled: 'neutral',
          no_show: 'neutral',
          inside: 'accent',
          left: 'neutral',
        },
      },
    ),
    // The provider is on the way.
    on_the_way_at: moment({ readOnly: true }),
    waiting_since: moment({ readOnly: true }),
    unanswered_at: moment({ readOnly: true }),
    answered_at: moment({ readOnly: true }),
    answered_by_id: reference('users', { readOnly: true }),
    answered_through: choice(answerChannels, { readOnly: true, askedOf: desk }),
    // The person whom the gate spoke to, if nobody answered with a login.
    answered_name: text({ readOnly: true, askedOf: desk }),
    denied_reason: text({ max: 200, readOnly: true }),
    pass_id: reference('passes', { readOnly: true }),
    checked_in_at: moment({ readOnly: true }),
    checked_in_by_id: reference('users', { readOnly: true, readBy: desk }),
    // The reason why a visitor was admitted, or the unit asked, despite a rule.
    let_in_reason: text({ max: 200, readOnly: true, readBy: desk }),
    // The gate has seen that the visitor stays longer than usual, and accepts it.
    overstay_seen_at: moment({ readOnly: true, readBy: desk }),
    checked_out_at: moment({ readOnly: true }),
    checked_out_by_id: reference('users', { readOnly: true, readBy: desk }),
    checked_out_how: choice(['desk', 'reader', 'unknown_time', 'closed_by_job'], {
      readOnly: true,
      badge: { closed_by_job: 'warning' },
    }),
  },
  title: ['guest_name'],
  marks: {
    // Inside for longer than the company allows for its kind, now or until the exit.
    overstayed: { tone: 'warning', readBy: desk },
  },
  computed: ['corrections'],
  unique: [],
  rules: ['visitHasDestination', 'momentsInOrder', 'officialHasAuthority'],
  list: {
    columns: ['guest_name', 'kind', 'apartment_id', 'expected_from', 'state', 'checked_in_at'],
    search: ['guest_name', 'plate', 'apartment_id', 'employee_id', 'common_area_id', 'provider_id'],
    filters: [
      'kind',
      'state',
      'apartment_id',
      'employee_id',
      'common_area_id',
      'provider_id',
      'visitor_id',
      'expected_from',
      'checked_in_at',
      'answered_at',
      'checked_out_how',
      'overstayed',
    ],
    related: { tower_id: { register: 'towers' } },
    sort: 'expected_from',
    newestFirst: true,
    views: {
      now: { 'filter[state]': 'inside,waiting,authorised,expected', sort: 'expected_from' },
      inside: { 'filter[state]': 'inside' },
      waiting: { 'filter[state]': 'waiting' },
      expected: { 'filter[state]': 'expected,authorised', sort: 'expected_from' },
    },
    opens: { view: 'now', of: desk },
  },
  form: [
    {
      section: 'identification',
      fields: ['visitor_id', 'kind', 'authority', 'purpose'],
    },
    {
      section: 'destination',
      fields: [
        'apartment_id',
        'employee_id',
        'common_area_id',
        'host_id',
        'provider_id',
        'provider_absent',
      ],
    },
    { section: 'arrival', fields: ['companions', 'plate', 'photo_file_id'] },
    // For visitors whom the desk expects; a walk-in is there now.
    { section: 'forecast', folded: true, fields: ['expected_from', 'expected_to'] },
    {
      section: 'progress',
      fields: ['state'],
    },
  ],
  needsProof: { export: true },
  refusals: [
    'host_elsewhere',
    'may_not_invite',
    'name_required',
    'may_not_authorise',
    'already_inside',
    'visitor_cap',
  ],
  access: {
    // Events at the gate are not imported: rows come from invitations and from the desk.
    admin: { may: [...kept, 'history', 'export'], updates: changeable },
    sindico: { may: [...kept, 'history', 'export'], updates: changeable },
    funcionario: { may: kept, updates: changeable },
    condomino: {
      may: ['read', 'update'],
      rows: 'ofOwnVisits',
      updates: ['expected_from', 'expected_to', 'plate', 'companions', 'purpose'],
    },
  },
  actions: {
    'undo-entry': { roles: desk },
    'undo-exit': { roles: desk },
    correct: { roles: desk },
    'may-stay': { roles: desk },
  },
  states: {
    field: 'state',
    initial: ['waiting'],
    acts: {
      expected: ['check-in', 'edit'],
      waiting: ['authorise', 'deny'],
      authorised: ['check-in'],
      denied: [],
      cancelled: [],
      no_show: [],
      inside: ['check-out'],
      left: [],
    },
    transitions: {
      arrive: {
        from: ['expected'],
        to: 'waiting',
        roles: desk,
        asks: {
          photo_file_id: 'optional',
          plate: 'optional',
          companions: 'optional',
          let_in_reason: 'optional',
        },
        stamps: { at: 'waiting_since' },
      },
      authorise: {
        from: ['waiting'],
        to: 'authorised',
        roles: answerers,
        asks: { answered_through: 'optional', answered_name: 'optional' },
        stamps: answered,
      },
      deny: {
        from: ['waiting'],
        to: 'denied',
        roles: answerers,
        asks: {
          denied_reason: 'optional',
          answered_through: 'optional',
          answered_name: 'optional',
        },
        stamps: answered,
        tone: 'danger',
      },
      cancel: {
        from: ['expected', 'waiting', 'authorised'],
        to: 'cancelled',
        roles: answerers,
        tone: 'danger',
      },
      miss: { from: ['expected'], to: 'no_show', roles: desk },
      'check-in': {
        from: ['expected', 'authorised'],
        to: 'inside',
        roles: desk,
        single: true,
        asks: {
          photo_file_id: 'optional',
          plate: 'optional',
          companions: 'optional',
          let_in_reason: 'optional',
        },
        stamps: { at: 'checked_in_at', by: 'checked_in_by_id' },
      },
      'check-out': {
        from: ['inside'],
        to: 'left',
        roles: desk,
        asks: { checked_out_how: 'optional' },
        stamps: { at: 'checked_out_at', by: 'checked_out_by_id' },
      },
    },
    over: ['denied', 'cancelled', 'no_show', 'left'],
    needs: { waiting: { transition: 'authorise', since: 'waiting_since' } },
  },
})
