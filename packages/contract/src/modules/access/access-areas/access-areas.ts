import { defineRegister } from '../../../define-register/define-register.ts'
import { flag, longText, reference, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** A part of the site that access points lead into and out of (access §1); no common area. */
export const accessAreas = defineRegister({
  name: 'access-areas',
  table: 'access_areas',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/access-areas/', item: '/apps/condominiums/access-area' },
  menu: { group: 'administration', place: 51, icon: 'area', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    tower_id: reference('towers'),
    // The street, and anything else beyond the site.
    outside: flag({ badge: 'neutral' }),
    notes: longText({ max: 1_000 }),
  },
  title: ['name'],
  unique: [['name']],
  rules: ['outsideHasNoTower'],
  list: {
    columns: ['name', 'tower_id', 'outside', 'status'],
    search: ['name', 'tower_id'],
    filters: ['tower_id', 'outside', 'status'],
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name', 'tower_id', 'outside'] },
    { section: 'notes', fields: ['notes'] },
  ],
  refusals: ['outside_of_tower'],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
})
