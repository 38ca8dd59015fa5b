import { defineRegister } from '../../../define-register/define-register.ts'
import { flag, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** Kinds of animals: shared by all tenants, with each one's own additions. */
export const species = defineRegister({
  name: 'species',
  table: 'species',
  scope: 'catalogue',
  paths: { list: '/apps/admin/species/', item: '/apps/admin/specie' },
  menu: { group: 'settings', place: 20, icon: 'bird', roles: menuReaders.desk },
  fields: {
    name: text({ required: true, max: 80 }),
    requires_vaccine: flag(),
    icon: text({ max: 8 }),
  },
  title: ['name'],
  unique: [['name']],
  list: {
    columns: ['name', 'icon', 'requires_vaccine', 'status'],
    search: ['name', 'icon'],
    filters: ['requires_vaccine', 'status'],
    sort: 'name',
  },
  form: [{ section: 'identification', fields: ['name', 'icon', 'requires_vaccine'] }],
  access: {
    admin: 'all',
    staff: ['read', 'history'],
    sindico: 'all',
    funcionario: ['read', 'create'],
    condomino: ['read'],
    service_provider: ['read'],
  },
})
