import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, image, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** Makers of vehicles and of equipment: shared by all tenants, with each one's own additions. */
export const brands = defineRegister({
  name: 'brands',
  table: 'brands',
  scope: 'catalogue',
  paths: { list: '/apps/admin/brands/', item: '/apps/admin/brand' },
  menu: { group: 'settings', place: 10, icon: 'tag', roles: menuReaders.desk },
  fields: {
    name: text({ required: true, max: 80 }),
    kind: choice(['vehicle', 'equipment', 'both'], { required: true }),
    logo_file_id: image(),
  },
  title: ['name'],
  unique: [['name']],
  list: {
    columns: ['name', 'kind', 'status'],
    search: ['name'],
    filters: ['kind', 'status'],
    sort: 'name',
  },
  form: [{ section: 'identification', fields: ['logo_file_id', 'name', 'kind'] }],
  access: {
    admin: 'all',
    staff: ['read', 'history'],
    sindico: 'all',
    funcionario: ['read', 'create'],
    condomino: ['read'],
    service_provider: ['read'],
  },
})
