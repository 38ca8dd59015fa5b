import { defineRegister } from '../../../define-register/define-register.ts'
import {
  cardNumber,
  choice,
  date,
  integer,
  reference,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const desk = ['admin', 'sindico', 'funcionario'] as const

/** A card, tag or keyfob that opens readers, and its holder (belongings §5, §6). */
export const cards = defineRegister({
  name: 'cards',
  table: 'cards',
  scope: 'tenant',
  lockPlace: 90,
  paths: { list: '/apps/condominiums/cards/', item: '/apps/condominiums/card' },
  menu: { group: 'administration', place: 50, icon: 'card', roles: menuReaders.desk },
  fields: {
    number: cardNumber({ required: true }),
    facility_code: integer({ range: [0, 65_535] }),
    technology: choice(['wiegand26', 'wiegand34', 'wiegand66', 'mifare', 'uhf', 'qr']),
    kind: choice(['card', 'tag', 'keyfob']),
    // Set by `assign` alone, and cleared by `return`.
    resident_id: reference('residents', { readOnly: true }),
    employee_id: reference('employees', { readOnly: true }),
    provider_id: reference('service-providers', { readOnly: true }),
    apartment_id: reference('apartments'),
    valid_from: date(),
    valid_to: date(),
    state: choice(['stock', 'assigned', 'blocked', 'lost', 'returned', 'discarded'], {
      readOnly: true,
      badge: { blocked: 'warning', lost: 'danger', discarded: 'neutral' },
    }),
    block_reason: text({ max: 200, readOnly: true }),
  },
  title: ['number'],
  unique: [],
  uniqueWhileActive: [['number']],
  rules: ['ofOnePerson', 'periodInOrder'],
  list: {
    columns: [
      'number',
      'kind',
      'resident_id',
      'employee_id',
      'provider_id',
      'apartment_id',
      'state',
      'status',
    ],
    search: ['number', 'resident_id', 'employee_id', 'provider_id', 'apartment_id'],
    filters: [
      'technology',
      'kind',
      'state',
      'resident_id',
      'employee_id',
      'provider_id',
      'apartment_id',
      'valid_to',
      'status',
    ],
    sort: 'number',
    views: {
      stock: { 'filter[state]': 'stock' },
      blocked: { 'filter[state]': 'blocked,lost' },
    },
  },
  globalSearch: { place: 80, shows: ['resident', 'employee', 'provider', 'apartment'] },
  form: [
    { section: 'identification', fields: ['number', 'facility_code', 'technology', 'kind'] },
    {
      section: 'bond',
      fields: [
        'resident_id',
        'employee_id',
        'provider_id',
        'apartment_id',
        'state',
        'block_reason',
      ],
    },
    { section: 'validity', fields: ['valid_from', 'valid_to'] },
  ],
  refusals: ['holder_required', 'card_discarded', 'holder_inactive'],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read', 'create', 'update'],
    condomino: { may: ['read'], rows: 'ofOwnCards' },
  },
  states: {
    field: 'state',
    initial: ['stock'],
    // Unblocking is not what a damaged card asks for.
    acts: {
      stock: ['assign'],
      assigned: ['edit'],
      blocked: ['edit', 'unblock'],
      lost: ['edit'],
      returned: ['assign'],
      discarded: [],
    },
    transitions: {
      assign: {
        from: ['stock', 'returned'],
        to: 'assigned',
        roles: desk,
        asks: { resident_id: 'optional', employee_id: 'optional', provider_id: 'optional' },
      },
      block: {
        from: ['assigned'],
        to: 'blocked',
        roles: desk,
        asks: { block_reason: 'optional' },
      },
      unblock: { from: ['blocked'], to: 'assigned', roles: desk },
      return: { from: ['assigned', 'blocked'], to: 'returned', roles: desk },
      lose: { from: ['stock', 'assigned', 'blocked'], to: 'lost', roles: desk, tone: 'danger' },
      discard: {
        from: ['stock', 'blocked', 'lost', 'returned'],
        to: 'discarded',
        roles: ['admin', 'sindico'],
        tone: 'danger',
      },
    },
  },
})
