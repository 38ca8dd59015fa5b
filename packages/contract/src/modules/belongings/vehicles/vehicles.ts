import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  date,
  flag,
  image,
  integer,
  plate,
  reference,
  renavam,
  text,
  vin,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const staff = ['admin', 'sindico', 'funcionario'] as const

/**
 * The fields that a resident writes for their own car. The tag is not among them: it is a
 * credential, which the gate gives.
 */
const ownersFields = [
  'plate',
  'brand_id',
  'model',
  'year_manufacture',
  'year_model',
  'color',
  'kind',
  'chassis',
  'renavam',
  'apartment_id',
  'resident_id',
  'starts_on',
  'photo_file_id',
] as const

/** A car or motorcycle that may pass a tenant's gate; one active row per plate. */
export const vehicles = defineRegister({
  name: 'vehicles',
  table: 'vehicles',
  scope: 'tenant',
  lockPlace: 110,
  mayErase: true,
  paths: { list: '/apps/condominiums/vehicles/', item: '/apps/condominiums/vehicle' },
  menu: { group: 'registers', place: 40, icon: 'car', roles: menuReaders.members },
  fields: {
    plate: plate({ required: true }),
    brand_id: reference('brands', { required: true, where: { kind: ['vehicle', 'both'] } }),
    model: text({ required: true, max: 80 }),
    year_manufacture: integer({ range: [1900, 2100], year: true }),
    year_model: integer({ range: [1900, 2101], year: true }),
    color: text({ max: 40 }),
    kind: choice(['car', 'motorcycle', 'truck', 'electric_scooter', 'other']),
    chassis: vin(),
    renavam: renavam(),
    apartment_id: reference('apartments', { requiredOf: ['condomino'] }),
    resident_id: reference('residents'),
    employee_id: reference('employees'),
    provider_id: reference('service-providers'),
    tag: text({ max: 40 }),
    starts_on: date(),
    ends_on: date({ past: true, readOnly: true }),
    ownership: choice(['held', 'sold'], { readOnly: true, badge: { sold: 'neutral' } }),
    photo_file_id: image(),
    disputed: flag({
      readOnly: true,
      readBy: staff,
      badge: 'warning',
    }),
  },
  title: ['plate', 'model'],
  unique: [],
  uniqueWhileActive: [['plate'], ['renavam'], ['chassis']],
  rules: ['modelYearFollows', 'periodInOrder', 'ofOnePerson'],
  keepsDisputed: true,
  list: {
    columns: ['plate', 'brand_id', 'model', 'color', 'apartment_id', 'resident_id', 'status'],
    search: [
      'plate',
      'model',
      'color',
      'tag',
      'chassis',
      'renavam',
      'brand_id',
      'apartment_id',
      'resident_id',
      'employee_id',
      'provider_id',
    ],
    filters: [
      'brand_id',
      'kind',
      'apartment_id',
      'resident_id',
      'employee_id',
      'provider_id',
      'ownership',
      'disputed',
      'status',
    ],
    related: { garage_id: { register: 'garages', column: true } },
    sort: 'plate',
    views: { disputed: { 'filter[disputed]': 'true' } },
  },
  globalSearch: {
    place: 30,
    shows: ['photo', 'brand', 'color', 'apartment', 'resident'],
  },
  form: [
    {
      section: 'vehicle',
      fields: ['photo_file_id', 'plate', 'brand_id', 'model', 'color', 'kind'],
    },
    { section: 'documents', fields: ['year_manufacture', 'year_model', 'chassis', 'renavam'] },
    {
      section: 'bond',
      fields: [
        'apartment_id',
        'resident_id',
        'employee_id',
        'provider_id',
        'tag',
        'starts_on',
        'ends_on',
      ],
    },
  ],
  refusals: ['vehicle_sold', 'tag_sold'],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read', 'create', 'update'],
    condomino: {
      may: ['read', 'create', 'update'],
      rows: 'ofOwnVehicles',
      creates: ownersFields,
      updates: [...ownersFields, 'status'],
    },
  },
  actions: { resolve: { roles: ['admin', 'sindico'] } },
  states: {
    field: 'ownership',
    initial: ['held'],
    acts: { held: ['edit'], sold: ['edit'] },
    transitions: {
      sell: {
        from: ['held'],
        to: 'sold',
        roles: [...staff, 'condomino'],
        asks: { ends_on: 'required' },
      },
      'undo-sale': { from: ['sold'], to: 'held', roles: staff },
    },
  },
})
