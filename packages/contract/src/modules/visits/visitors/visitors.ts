import { defineRegister } from '../../../define-register/define-register.ts'
import { flag, plate, text } from '../../../define-register/field.ts'
import { person } from '../../../define-register/field-groups.ts'
import { menuReaders } from '../../../define-register/menu.ts'

const staff = ['admin', 'sindico', 'funcionario'] as const

/** A visitor; the visits have the times and destinations (visits §1). */
export const visitors = defineRegister({
  name: 'visitors',
  table: 'visitors',
  scope: 'tenant',
  paths: { list: '/apps/condominiums/visitors/', item: '/apps/condominiums/visitor' },
  menu: { group: 'registers', place: 50, icon: 'contact', roles: menuReaders.members },
  fields: {
    ...person,
    company: text({ max: 80 }),
    plate: plate(),
    // Set for a visitor whom a resident's invitation made, without a document until the gate asks
    // for one. The person who invited them must not learn whether a known visitor was meant.
    provisional: flag({ readOnly: true, readBy: staff }),
    blocked: flag({ readOnly: true, readBy: staff, badge: 'danger', until: 'blocked_until' }),
    blocked_reason: text({ max: 200, sensitive: true, readOnly: true }),
  },
  title: ['name'],
  marks: {
    // Under 18 today, for readers who may not see the day of birth.
    is_minor: { tone: 'accent' },
  },
  computed: ['block'],
  unique: [['cpf'], ['id_doc']],
  rules: ['visitorHasDocument'],
  mayMerge: true,
  mayErase: true,
  list: {
    columns: ['name', 'company', 'cpf', 'phones', 'plate', 'blocked', 'status'],
    search: ['name', 'social_name', 'company', 'plate', 'phones'],
    filters: ['blocked', 'provisional', 'status'],
    sort: 'name',
    views: { blocked: { 'filter[blocked]': 'true' } },
  },
  globalSearch: { place: 40, shows: ['photo', 'company', 'phones'] },
  form: [
    {
      section: 'identification',
      fields: ['photo_file_id', 'name', 'social_name', 'cpf', 'id_doc'],
    },
    { section: 'person', fields: ['birth_date', 'gender', 'marital_status', 'nationality'] },
    { section: 'arrival', fields: ['company', 'plate'] },
    { section: 'contact', fields: ['email', 'phones'] },
    { section: 'licence', fields: ['cnh_number', 'cnh_category', 'cnh_expires_on'] },
    { section: 'block', fields: ['blocked', 'blocked_reason'] },
    { section: 'notes', fields: ['notes'] },
  ],
  needsProof: { export: true },
  refusals: ['document_required', 'visitor_blocked', 'plate_blocked', 'visitor_unidentified'],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read', 'create', 'update', 'remove', 'restore'],
    condomino: {
      may: ['read', 'create', 'update'],
      rows: 'ofOwnInvitations',
      creates: ['name', 'social_name', 'company', 'plate', 'email', 'phones'],
      updates: ['name', 'social_name', 'company', 'plate', 'email', 'phones'],
    },
  },
  actions: {
    block: { roles: staff },
    'confirm-block': { roles: ['admin', 'sindico'] },
    unblock: { roles: ['admin', 'sindico'] },
    merge: { roles: staff },
  },
})
