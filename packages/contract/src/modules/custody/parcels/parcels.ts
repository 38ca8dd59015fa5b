import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  image,
  integer,
  longText,
  moment,
  reference,
  signature,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { handOverWays, heldStates, parcelKinds, parcelPlaces, pickupStates } from '../parcels.ts'

const desk = ['admin', 'sindico', 'funcionario'] as const
const managers = ['admin', 'sindico'] as const

const kept = ['read', 'create', 'update', 'remove', 'restore', 'history', 'export'] as const

/**
 * The fields that may be changed. Owner and place are not among them: only actions change these,
 * and add a link to the chain of custody.
 */
const changeable = ['addressee', 'carrier', 'tracking', 'photo_file_id', 'status'] as const

/** Parcels and letters that the company holds for its residents, from arrival to end. */
export const parcels = defineRegister({
  name: 'parcels',
  table: 'parcels',
  scope: 'tenant',
  lockPlace: 130,
  paths: { list: '/apps/condominiums/parcels/', item: '/apps/condominiums/parcel' },
  menu: { group: 'registers', place: 48, icon: 'package', roles: menuReaders.members },
  fields: {
    // A number from the company's own series.
    number: text({ required: true, readOnly: true, max: 20 }),
    kind: choice(parcelKinds, { required: true, badge: { judicial: 'warning' } }),
    apartment_id: reference('apartments'),
    resident_id: reference('residents'),
    // The name on the label.
    addressee: text(),
    carrier: text({ max: 80 }),
    tracking: text({ max: 60 }),
    photo_file_id: image(),
    place: choice(parcelPlaces, { required: true }),
    locker_id: reference('lockers', { readBy: desk }),
    door: integer({ range: [1, 999] }),
    cabinet_id: reference('cabinets', { readBy: desk }),
    place_note: text({ readBy: desk }),
    state: choice([...heldStates, 'handed_over', 'returned', 'lost', 'refused', 'cancelled'], {
      readOnly: true,
      badge: {
        arrived: 'warning',
        told: 'accent',
        reminded: 'accent',
        handed_over: 'neutral',
        returned: 'neutral',
        lost: 'danger',
        refused: 'neutral',
        cancelled: 'neutral',
      },
    }),
    arrived_at: moment({ readOnly: true }),
    arrived_by_id: reference('users', { readOnly: true, readBy: desk }),
    // The time from which it is overdue.
    due_at: moment({ readOnly: true }),
    told_at: moment({ readOnly: true }),
    reminded_at: moment({ readOnly: true }),
    redirected_at: moment({ readOnly: true, readBy: desk }),
    handed_at: moment({ readOnly: true }),
    handed_by_id: reference('users', { readOnly: true, readBy: desk }),
    handed_how: choice(handOverWays, { readOnly: true }),
    handed_to_id: reference('residents', { readOnly: true }),
    // The name of a delegate, or of another person, for whom a reason is required.
    handed_name: text({ readOnly: true }),
    handed_reason: text({ max: 200, readOnly: true }),
    handed_photo_file_id: image({ readOnly: true, whole: true }),
    // The signature of the person who received it, or who refused a judicial letter.
    signature_file_id: signature({ readOnly: true }),
    returned_at: moment({ readOnly: true }),
    returned_by_id: reference('users', { readOnly: true, readBy: desk }),
    returned_reason: text({ max: 200, readOnly: true }),
    lost_at: moment({ readOnly: true }),
    lost_by_id: reference('users', { readOnly: true, readBy: desk }),
    lost_report: longText({ readOnly: true }),
    refused_at: moment({ readOnly: true }),
    refused_by_id: reference('users', { readOnly: true, readBy: desk }),
    refused_statement: longText({ readOnly: true }),
    cancelled_at: moment({ readOnly: true }),
    cancelled_by_id: reference('users', { readOnly: true, readBy: desk }),
  },
  title: ['number', 'addressee'],
  computed: ['custody', 'codes'],
  unique: [['number']],
  list: {
    columns: [
      'number',
      'kind',
      'apartment_id',
      'addressee',
      'carrier',
      'place',
      'state',
      'arrived_at',
    ],
    search: ['number', 'tracking', 'carrier', 'addressee', 'apartment_id', 'resident_id'],
    filters: ['kind', 'state', 'place', 'apartment_id', 'resident_id', 'locker_id', 'cabinet_id'],
    related: { pickup: { register: 'parcels', choices: pickupStates, column: true } },
    sort: 'arrived_at',
    newestFirst: true,
    views: {
      held: { 'filter[pickup]': 'held,overdue', sort: 'arrived_at' },
      overdue: { 'filter[pickup]': 'overdue', sort: 'due_at' },
      judicial: { 'filter[kind]': 'judicial' },
    },
  },
  globalSearch: { place: 45, shows: ['carrier', 'apartment', 'state'] },
  form: [
    { section: 'identification', fields: ['kind', 'tracking', 'carrier', 'photo_file_id'] },
    { section: 'recipient', fields: ['apartment_id', 'resident_id', 'addressee'] },
    { section: 'keeping', fields: ['place', 'locker_id', 'door', 'cabinet_id', 'place_note'] },
    { section: 'progress', fields: ['state', 'arrived_at', 'due_at', 'told_at', 'reminded_at'] },
    {
      section: 'handing',
      fields: ['handed_at', 'handed_how', 'handed_to_id', 'handed_name', 'handed_reason'],
    },
  ],
  story: ['photo_file_id'],
  refusals: ['code_required', 'same_addressee', 'too_many_codes'],
  access: {
    // Events at the desk are not imported.
    admin: { may: kept, updates: changeable },
    sindico: { may: kept, updates: changeable },
    funcionario: ['read', 'create'],
    condomino: { may: ['read'], rows: 'ofOwnParcels' },
  },
  actions: {
    move: { roles: desk },
    'renew-code': { roles: ['condomino'] },
    delegate: { roles: ['condomino'] },
    'revoke-delegate': { roles: ['condomino'] },
  },
  states: {
    field: 'state',
    keeps: [...heldStates, 'lost'],
    over: ['handed_over', 'returned', 'lost', 'refused', 'cancelled'],
    acts: {
      arrived: ['hand-over'],
      told: ['hand-over'],
      reminded: ['hand-over'],
      handed_over: [],
      returned: [],
      lost: ['find'],
      refused: [],
      cancelled: [],
    },
    transitions: {
      // The desk tells them by telephone or in person, if nobody of the household has a login.
      tell: { from: ['arrived'], to: 'told', roles: desk, stamps: { at: 'told_at' } },
      // The right unit or resident, if the first was wrong.
      redirect: {
        from: heldStates,
        to: 'arrived',
        roles: desk,
        asks: { apartment_id: 'optional', resident_id: 'optional' },
        stamps: { at: 'redirected_at' },
        single: true,
      },
      remind: {
        from: ['arrived', 'told', 'reminded'],
        to: 'reminded',
        roles: desk,
        stamps: { at: 'reminded_at' },
      },
      'hand-over': {
        from: heldStates,
        to: 'handed_over',
        roles: desk,
        asks: {
          handed_how: 'optional',
          handed_to_id: 'optional',
          handed_name: 'optional',
          handed_reason: 'optional',
          signature_file_id: 'optional',
          handed_photo_file_id: 'optional',
        },
        stamps: { at: 'handed_at', by: 'handed_by_id' },
      },
      return: {
        from: heldStates,
        to: 'returned',
        roles: desk,
        asks: { returned_reason: 'required' },
        stamps: { at: 'returned_at', by: 'returned_by_id' },
        tone: 'danger',
      },
      refuse: {
        from: heldStates,
        to: 'refused',
        roles: desk,
        asks: { refused_statement: 'required', signature_file_id: 'required' },
        stamps: { at: 'refused_at', by: 'refused_by_id' },
        single: true,
        tone: 'danger',
      },
      lose: {
        from: heldStates,
        to: 'lost',
        roles: desk,
        asks: { lost_report: 'required' },
        stamps: { at: 'lost_at', by: 'lost_by_id' },
        single: true,
        tone: 'danger',
      },
      find: { from: ['lost'], to: 'arrived', roles: managers },
      cancel: {
        from: heldStates,
        to: 'cancelled',
        roles: desk,
        stamps: { at: 'cancelled_at', by: 'cancelled_by_id' },
        tone: 'danger',
      },
    },
    needs: { arrived: { transition: 'tell', since: 'arrived_at' } },
  },
})
