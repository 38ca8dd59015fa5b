import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  choices,
  flag,
  integer,
  localTime,
  moment,
  plate,
  reference,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { weekdays } from '../../../value-types/weekdays.ts'
import { passKinds } from '../../companies/settings/visit-settings.ts'

const desk = ['admin', 'sindico', 'funcionario'] as const
const owners = [...desk, 'condomino'] as const

const kept = ['read', 'create', 'update', 'remove', 'restore'] as const

/** Givers of passes, who decide the terms (visits §20). */
const passGivers = ['household', 'company', 'gate'] as const

/**
 * The fields that may be changed. Visitor, destination and giver are not among them, since a pass
 * cannot be passed on and ends with its host.
 */
const changeable = [
  'companions',
  'plate',
  'purpose',
  'valid_from',
  'valid_to',
  'uses_allowed',
  'weekdays',
  'from_time',
  'to_time',
  'on_holidays',
  'status',
] as const

/**
 * Admits a visitor without asking again: once, several times, or on certain days and hours
 * (visits §16).
 */
export const passes = defineRegister({
  name: 'passes',
  table: 'passes',
  scope: 'tenant',
  lockPlace: 40,
  paths: { list: '/apps/condominiums/passes/', item: '/apps/condominiums/pass' },
  menu: { group: 'registers', place: 46, icon: 'ticket', roles: menuReaders.members },
  fields: {
    guest_name: text({ required: true, readOnly: true }),
    visitor_id: reference('visitors', { required: true, readBy: desk }),
    kind: choice(passKinds, { required: true }),
    apartment_id: reference('apartments'),
    employee_id: reference('employees'),
    common_area_id: reference('common-areas'),
    host_id: reference('residents'),
    provider_id: reference('service-providers', { readBy: desk }),
    companions: integer({ range: [0, 50] }),
    plate: plate(),
    purpose: text({ max: 200 }),
    valid_from: moment({ required: true }),
    valid_to: moment({ required: true }),
    // Null for any number within the period.
    uses_allowed: integer({ range: [1, 1000] }),
    uses_done: integer({ range: [0, 1_000_000], readOnly: true }),
    weekdays: choices(weekdays),
    // Hours that end before they start end on the next day, and belong to the day they started.
    from_time: localTime(),
    to_time: localTime(),
    on_holidays: flag(),
    // The giver: the household itself, the company, or the gate on a household's word.
    given_by: choice(passGivers, { readOnly: true }),
    state: choice(['active', 'used', 'cancelled', 'revoked'], {
      readOnly: true,
      badge: { used: 'neutral', cancelled: 'neutral', revoked: 'danger' },
    }),
    revoked_at: moment({ readOnly: true }),
    revoked_by_id: reference('users', { readOnly: true, readBy: desk }),
  },
  title: ['guest_name'],
  unique: [],
  rules: ['oneDestination', 'momentsInOrder', 'hoursInPairs', 'usesStayAllowed'],
  list: {
    columns: ['guest_name', 'kind', 'apartment_id', 'valid_from', 'valid_to', 'uses_done', 'state'],
    search: ['guest_name', 'plate', 'apartment_id', 'employee_id', 'common_area_id', 'provider_id'],
    filters: [
      'kind',
      'state',
      'apartment_id',
      'employee_id',
      'common_area_id',
      'provider_id',
      'visitor_id',
    ],
    sort: 'valid_from',
    newestFirst: true,
    views: {
      recurring: { 'filter[kind]': 'recurring', 'filter[state]': 'active' },
    },
  },
  form: [
    { section: 'identification', fields: ['visitor_id', 'kind', 'purpose'] },
    {
      section: 'destination',
      fields: ['apartment_id', 'employee_id', 'common_area_id', 'host_id', 'provider_id'],
    },
    { section: 'validity', fields: ['valid_from', 'valid_to', 'uses_allowed', 'uses_done'] },
    { section: 'hours', fields: ['weekdays', 'from_time', 'to_time', 'on_holidays'] },
    { section: 'arrival', fields: ['companions', 'plate'] },
    { section: 'progress', fields: ['state', 'given_by', 'revoked_at'] },
  ],
  needsProof: { export: true },
  refusals: [
    'ends_with_today',
    'pass_required',
    'pass_unknown',
    'pass_revoked',
    'pass_cancelled',
    'pass_not_yet',
    'pass_expired',
    'pass_used_up',
    'pass_wrong_day',
    'pass_wrong_hour',
    'pass_holiday',
    'pass_wrong_destination',
    'pass_host_gone',
  ],
  access: {
    admin: { may: [...kept, 'history', 'export'], updates: changeable },
    sindico: { may: [...kept, 'history', 'export'], updates: changeable },
    // The giver decides the terms: the gate reads and revokes passes, and makes them on the word of
    // a unit.
    funcionario: ['read', 'create'],
    condomino: { may: ['read'], rows: 'ofOwnVisits' },
  },
  actions: { share: { roles: owners } },
  states: {
    field: 'state',
    acts: {
      active: [{ act: 'page', of: ['admin', 'sindico', 'condomino'] }],
      used: [],
      cancelled: [],
      revoked: [],
    },
    transitions: {
      revoke: {
        from: ['active', 'used'],
        to: 'revoked',
        roles: owners,
        stamps: { at: 'revoked_at', by: 'revoked_by_id' },
        tone: 'danger',
      },
      // The only visit for which the pass was made is cancelled.
      cancel: { from: ['active', 'used'], to: 'cancelled', by: 'system' },
    },
  },
})
