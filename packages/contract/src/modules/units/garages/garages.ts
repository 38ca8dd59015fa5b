import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, flag, reference, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/**
 * A parking space: its owner, the unit it is lent to inside the condominium (Código Civil, art.
 * 1.331 §1), and the one vehicle in it (units §9).
 */
export const garages = defineRegister({
  name: 'garages',
  table: 'garages',
  scope: 'tenant',
  lockPlace: 100,
  paths: { list: '/apps/condominiums/garages/', item: '/apps/condominiums/garage' },
  menu: { group: 'settings', place: 30, icon: 'parking', roles: menuReaders.admin },
  fields: {
    code: text({ required: true, max: 20 }),
    level: text({ max: 40 }),
    kind: choice([
      'fixed',
      'rotating',
      'visitor',
      'accessible',
      'elderly',
      'motorcycle',
      'bicycle',
      'charging',
      'loading',
    ]),
    covered: flag(),
    apartment_id: reference('apartments'),
    lent_to_id: reference('apartments'),
    vehicle_id: reference('vehicles'),
  },
  title: ['code', 'level'],
  unique: [['level', 'code'], ['vehicle_id']],
  rules: ['lentToAnother'],
  list: {
    columns: ['code', 'level', 'kind', 'apartment_id', 'lent_to_id', 'vehicle_id', 'status'],
    search: ['code', 'level', 'apartment_id', 'lent_to_id', 'vehicle_id'],
    filters: ['level', 'kind', 'covered', 'apartment_id', 'lent_to_id', 'vehicle_id', 'status'],
    sort: 'code',
    views: {
      free: { 'filter[vehicle_id][null]': 'true' },
      lent: { 'filter[lent_to_id][null]': 'false' },
    },
  },
  globalSearch: { place: 70, shows: ['level', 'apartment', 'vehicle'] },
  form: [
    { section: 'identification', fields: ['code', 'level', 'kind', 'covered'] },
    { section: 'bond', fields: ['apartment_id', 'lent_to_id', 'vehicle_id'] },
  ],
  refusals: ['lent_to_owner'],
  access: { admin: 'all', sindico: ['read'], funcionario: ['read'] },
})
