import { defineRegister } from '../../../define-register/define-register.ts'
import { decimal, details, integer, text } from '../../../define-register/field.ts'
import { address } from '../../../define-register/field-groups.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** A building of the site: a tower, block, sector, wing or works (units §1). */
export const towers = defineRegister({
  name: 'towers',
  table: 'towers',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/towers/', item: '/apps/condominiums/tower' },
  menu: { group: 'administration', place: 10, icon: 'building', roles: menuReaders.desk },
  term: 'tower',
  fields: {
    name: text({ required: true, max: 80 }),
    code: text({ max: 20 }),
    floors: integer({ range: [1, 200] }),
    units_per_floor: integer({ range: [1, 100] }),
    ...address,
    position: details({
      latitude: decimal({ range: [-90, 90] }),
      longitude: decimal({ range: [-180, 180] }),
    }),
  },
  title: ['name'],
  unique: [['name']],
  list: {
    columns: ['name', 'code', 'floors', 'units_per_floor', 'status'],
    search: ['name', 'code'],
    filters: ['status'],
    sort: 'name',
  },
  globalSearch: { place: 60, shows: ['code'] },
  form: [
    { section: 'identification', fields: ['name', 'code'] },
    { section: 'structure', fields: ['floors', 'units_per_floor'] },
    {
      section: 'address',
      fields: [
        'zip_code',
        'street',
        'number',
        'complement',
        'district',
        'city',
        'state',
        'position',
      ],
    },
  ],
  refusals: ['active_units'],
  access: {
    admin: 'all',
    staff: ['read', 'history'],
    sindico: 'all',
    funcionario: ['read', 'update'],
    condomino: { may: ['read'], rows: 'ofOwnTowers' },
  },
  actions: { 'generate-apartments': { roles: ['admin', 'sindico'] } },
})
