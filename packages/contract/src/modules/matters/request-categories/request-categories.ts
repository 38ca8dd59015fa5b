import { defineRegister } from '../../../define-register/define-register.ts'
import { integer, reference, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** Limit of hours for an answer: a year. */
const YEAR_HOURS = 8_760

/**
 * Categories of residents' requests, with the promised time and the usual assignee (matters §1).
 */
export const requestCategories = defineRegister({
  name: 'request-categories',
  table: 'request_categories',
  scope: 'tenant',
  paths: {
    list: '/apps/condominiums/requests/categories/',
    item: '/apps/condominiums/requests/category',
  },
  menu: { group: 'settings', place: 62, icon: 'tags', roles: menuReaders.managers },
  fields: {
    name: text({ required: true, max: 80 }),
    // Null if no time is promised.
    sla_hours: integer({ range: [1, YEAR_HOURS] }),
    assignee_employee_id: reference('employees'),
    assignee_provider_id: reference('service-providers'),
  },
  title: ['name'],
  unique: [['name']],
  rules: ['oneAssignee'],
  list: {
    columns: ['name', 'sla_hours', 'assignee_employee_id', 'assignee_provider_id', 'status'],
    search: ['name', 'assignee_employee_id', 'assignee_provider_id'],
    filters: ['assignee_employee_id', 'assignee_provider_id', 'status'],
    sort: 'name',
  },
  form: [
    {
      section: 'identification',
      fields: ['name', 'sla_hours', 'assignee_employee_id', 'assignee_provider_id'],
    },
  ],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read'],
    condomino: ['read'],
  },
})
