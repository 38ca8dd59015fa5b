import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, reference, rows, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const lenders = ['admin', 'sindico', 'funcionario'] as const

/** Lending states of a cabinet: nothing lent, something, or something overdue. */
export const lendingStates = ['none', 'lent', 'overdue'] as const

/** A cabinet of keys, tools or things, whose items are lent and returned (cabinets §1). */
export const cabinets = defineRegister({
  name: 'cabinets',
  table: 'cabinets',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/cabinets/', item: '/apps/condominiums/cabinet' },
  menu: { group: 'registers', place: 90, icon: 'key', roles: menuReaders.desk },
  fields: {
    name: text({ required: true, max: 80 }),
    kind: choice(['keys', 'tools', 'storage']),
    location: text(),
    tower_id: reference('towers'),
    items: rows('cabinet_items', {
      name: text({ required: true, max: 80 }),
      code: text({ max: 20 }),
      note: text(),
    }),
  },
  title: ['name'],
  computed: ['loans'],
  unique: [['name']],
  list: {
    columns: ['name', 'kind', 'location', 'tower_id', 'status'],
    search: ['name', 'location', 'tower_id'],
    filters: ['kind', 'tower_id', 'status'],
    related: { lending: { register: 'cabinets', choices: lendingStates, column: true } },
    sort: 'name',
    views: {
      lent: { 'filter[lending]': 'lent,overdue' },
      overdue: { 'filter[lending]': 'overdue' },
    },
  },
  globalSearch: { place: 70, shows: ['location', 'tower'] },
  form: [
    { section: 'identification', fields: ['name', 'kind', 'location', 'tower_id'] },
    { section: 'items', fields: ['items'] },
  ],
  refusals: ['item_lent'],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
  actions: { lend: { roles: lenders }, return: { roles: lenders } },
})
