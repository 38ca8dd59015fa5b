import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  choices,
  date,
  localTime,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { address, person } from '../../../define-register/field-groups.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { weekdays } from '../../../value-types/weekdays.ts'
import { facialStatuses } from '../residents/facial-statuses.ts'
import { accessTypes } from '../residents/residents.ts'

const managers = ['admin', 'sindico'] as const

/** People who work for the company: at its gate, cleaning or maintenance (people §3). */
export const employees = defineRegister({
  name: 'employees',
  table: 'employees',
  scope: 'tenant',
  lockPlace: 140,
  mayErase: true,
  paths: { list: '/apps/condominiums/employees/', item: '/apps/condominiums/employee' },
  menu: { group: 'registers', place: 10, icon: 'id-card', roles: menuReaders.managers },
  term: 'employee',
  fields: {
    ...person,
    ...address,
    position: text({ required: true, max: 80 }),
    kind: choice(['own', 'outsourced']),
    provider_id: reference('service-providers'),
    admitted_on: date(),
    dismissed_on: date({ past: true, readOnly: true }),
    employment: choice(['active', 'dismissed'], {
      readOnly: true,
      badge: { dismissed: 'neutral' },
    }),
    // A shift that ends before it starts ends on the next day, and belongs to the day it started.
    shifts: rows('employee_shifts', {
      weekdays: choices(weekdays),
      starts_at: localTime({ required: true }),
      ends_at: localTime({ required: true }),
    }),
    access_types: choices(accessTypes),
    facial_status: choice(facialStatuses, { readOnly: true }),
  },
  title: ['name'],
  unique: [['cpf']],
  rules: ['periodInOrder', 'outsourcedHasProvider'],
  list: {
    columns: ['name', 'position', 'kind', 'provider_id', 'phones', 'status'],
    search: ['name', 'social_name', 'position', 'email', 'phones', 'provider_id'],
    filters: ['position', 'kind', 'provider_id', 'employment', 'facial_status', 'status'],
    sort: 'name',
    views: {
      outsourced: { 'filter[kind]': 'outsourced' },
      dismissed: { 'filter[employment]': 'dismissed' },
    },
  },
  globalSearch: { place: 33, shows: ['photo', 'position', 'phones'] },
  form: [
    {
      section: 'identification',
      fields: ['photo_file_id', 'name', 'social_name', 'cpf', 'id_doc'],
    },
    {
      section: 'job',
      fields: ['position', 'kind', 'admitted_on', 'dismissed_on', 'shifts'],
    },
    { section: 'provider', fields: ['provider_id'], applies: { kind: 'outsourced' } },
    { section: 'contact', fields: ['email', 'phones'] },
    {
      section: 'person',
      fields: ['birth_date', 'gender', 'marital_status', 'nationality'],
      folded: true,
    },
    {
      section: 'address',
      fields: ['zip_code', 'street', 'number', 'complement', 'district', 'city', 'state'],
      folded: true,
    },
    {
      section: 'licence',
      fields: ['cnh_number', 'cnh_category', 'cnh_expires_on'],
      folded: true,
    },
    { section: 'access', fields: ['access_types'] },
    { section: 'notes', fields: ['notes'] },
  ],
  needsProof: { export: true },
  refusals: ['employee_dismissed', 'provider_required', 'provider_own'],
  access: { admin: 'all', sindico: 'all', funcionario: ['read'] },
  states: {
    field: 'employment',
    initial: ['active'],
    acts: { active: ['edit'], dismissed: ['readmit'] },
    transitions: {
      dismiss: {
        from: ['active'],
        to: 'dismissed',
        roles: managers,
        // A departure makes it, with everything else that ends.
        shown: false,
        asks: { dismissed_on: 'required' },
      },
      readmit: { from: ['dismissed'], to: 'active', roles: managers },
    },
  },
})
