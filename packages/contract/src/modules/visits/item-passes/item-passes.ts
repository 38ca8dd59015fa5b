import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, integer, moment, reference, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const desk = ['admin', 'sindico', 'funcionario'] as const

const kept = ['read', 'create', 'update', 'remove', 'restore', 'history', 'export'] as const

/**
 * The fields that may be changed. The items and their carrier are not among them, since nobody may
 * change a resident's permission.
 */
const changeable = ['photo_file_id', 'visit_id', 'status'] as const

/**
 * Items that leave or enter with a visitor, and the person who permitted it: tools, furniture
 * (visits §23).
 */
export const itemPasses = defineRegister({
  name: 'item-passes',
  table: 'item_passes',
  scope: 'tenant',
  lockPlace: 50,
  paths: { list: '/apps/condominiums/item-passes/', item: '/apps/condominiums/item-pass' },
  menu: { group: 'registers', place: 47, icon: 'box', roles: menuReaders.members },
  fields: {
    description: text({ required: true, max: 200 }),
    quantity: integer({ range: [1, 10_000] }),
    direction: choice(['in', 'out'], { required: true }),
    carrier: text({ required: true }),
    visit_id: reference('visits', { readBy: desk }),
    apartment_id: reference('apartments', { required: true }),
    // The person of the unit who permitted it. The gate must name one, since it permits nothing by
    // itself.
    host_id: reference('residents'),
    photo_file_id: image(),
    state: choice(['authorised', 'passed', 'cancelled'], {
      readOnly: true,
      badge: { cancelled: 'neutral' },
    }),
    passed_at: moment({ readOnly: true }),
    passed_by_id: reference('users', { readOnly: true, readBy: desk }),
  },
  title: ['description'],
  unique: [],
  list: {
    columns: ['description', 'quantity', 'direction', 'carrier', 'apartment_id', 'state'],
    search: ['description', 'carrier', 'apartment_id'],
    filters: ['direction', 'state', 'apartment_id', 'visit_id', 'status'],
    sort: 'description',
    views: { authorised: { 'filter[state]': 'authorised' } },
  },
  form: [
    {
      section: 'identification',
      fields: ['photo_file_id', 'description', 'quantity', 'direction'],
    },
    { section: 'bond', fields: ['carrier', 'apartment_id', 'host_id', 'visit_id'] },
    { section: 'progress', fields: ['state', 'passed_at'] },
  ],
  access: {
    admin: { may: kept, updates: changeable },
    sindico: { may: kept, updates: changeable },
    funcionario: { may: ['read', 'create', 'update'], updates: changeable },
    condomino: {
      may: ['read', 'create'],
      rows: 'ofOwnPermits',
      creates: ['description', 'quantity', 'direction', 'carrier', 'apartment_id', 'photo_file_id'],
    },
  },
  states: {
    field: 'state',
    acts: { authorised: ['pass', 'edit'], passed: [], cancelled: [] },
    transitions: {
      pass: {
        from: ['authorised'],
        to: 'passed',
        roles: desk,
        asks: { photo_file_id: 'optional', visit_id: 'optional' },
        stamps: { at: 'passed_at', by: 'passed_by_id' },
      },
      cancel: {
        from: ['authorised'],
        to: 'cancelled',
        roles: [...desk, 'condomino'],
        tone: 'danger',
      },
    },
  },
})
