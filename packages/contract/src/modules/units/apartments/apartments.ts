import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  decimal,
  integer,
  longText,
  reference,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** Kinds of units. */
export const apartmentKinds = [
  'apartment',
  'house',
  'commercial',
  'storage',
  'classroom',
  'consulting_room',
  'lot',
  'line',
] as const

/** Uses of a unit (units §4). */
export const occupancyStates = ['vacant', 'owner', 'rented', 'short_stay', 'works'] as const

/** One unit of the site; its number is text (units §3). */
export const apartments = defineRegister({
  name: 'apartments',
  table: 'apartments',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/apartments/', item: '/apps/condominiums/apartment' },
  menu: { group: 'administration', place: 20, icon: 'door', roles: menuReaders.desk },
  term: 'apartment',
  fields: {
    tower_id: reference('towers', { required: true }),
    number: text({ required: true, max: 20 }),
    floor: integer({ range: [-10, 200] }),
    kind: choice(apartmentKinds),
    area_m2: decimal({ range: [0, 100_000] }),
    ideal_fraction: decimal({ range: [0, 1] }),
    intercom: text({ max: 20 }),
    parking_spots: integer({ range: [0, 99] }),
    occupancy: choice(occupancyStates),
    visitor_cap: integer({ range: [0, 999] }),
    notes: longText(),
  },
  title: ['tower_id', 'number'],
  unique: [['tower_id', 'number']],
  list: {
    columns: ['number', 'tower_id', 'floor', 'kind', 'occupancy', 'parking_spots', 'status'],
    search: ['number', 'tower_id'],
    filters: ['tower_id', 'floor', 'kind', 'occupancy', 'status'],
    related: { resident_id: { register: 'residents' } },
    sort: 'number',
    views: { vacant: { 'filter[occupancy]': 'vacant' } },
  },
  globalSearch: { place: 20, shows: ['occupancy', 'intercom'] },
  form: [
    { section: 'identification', fields: ['tower_id', 'number', 'floor', 'kind', 'occupancy'] },
    {
      section: 'structure',
      fields: ['area_m2', 'ideal_fraction', 'intercom', 'parking_spots', 'visitor_cap'],
    },
    { section: 'notes', fields: ['notes'] },
  ],
  access: {
    admin: 'all',
    staff: ['read', 'history'],
    sindico: 'all',
    funcionario: ['read', 'update'],
    condomino: { may: ['read'], rows: 'ofOwnApartments' },
  },
})
