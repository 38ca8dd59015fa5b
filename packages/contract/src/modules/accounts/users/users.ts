import { roles } from '../../../actors/roles.ts'
import { defineRegister } from '../../../define-register/define-register.ts'
import { cpf, email, image, moment, phone, text } from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { invitationStates } from '../memberships/memberships.ts'

const typed = ['name', 'email'] as const
const kept = ['phone', 'cpf', 'status'] as const

/**
 * One person's login for the whole platform; their memberships hold their roles and companies
 * (accounts §1, §2). Name and e-mail belong to the person: nobody else changes them.
 */
export const users = defineRegister({
  name: 'users',
  table: 'users',
  scope: 'platform',
  paths: { list: '/apps/admin/users/', item: '/apps/admin/user' },
  menu: { group: 'management', place: 20, icon: 'person', roles: menuReaders.staff },
  fields: {
    name: text({ required: true }),
    email: email({ required: true }),
    phone: phone({ sensitive: true }),
    cpf: cpf({ sensitive: true }),
    // Chosen by the person on their own page.
    photo_file_id: image({ readOnly: true, face: true }),
    // The last sign-in to any company. A single company reads only when its own membership was last
    // used.
    last_login_at: moment({ readOnly: true, readBy: ['admin', 'staff'] }),
  },
  title: ['name'],
  computed: ['invited'],
  unique: [['email']],
  list: {
    columns: ['name', 'email', 'status'],
    search: ['name', 'email'],
    filters: ['status'],
    related: {
      role: { register: 'memberships', choices: roles, column: true },
      tenant_id: { register: 'tenants', column: true },
      invitation: { register: 'memberships', choices: invitationStates, column: true },
    },
    sort: 'name',
  },
  form: [
    { section: 'identification', fields: ['name', 'email'] },
    { section: 'contact', fields: ['phone', 'cpf', 'last_login_at'] },
  ],
  nested: { membership: 'memberships' },
  needsNested: true,
  actions: {
    'change-email': { roles: ['admin', 'staff'] },
    'reset-second-factor': { roles: ['admin'] },
    'invite-again': { roles: ['admin', 'staff', 'sindico'] },
    confirm: { roles: ['admin', 'sindico'] },
  },
  access: {
    admin: {
      may: ['read', 'create', 'update', 'remove', 'restore', 'history'],
      rows: 'ofLowerLevel',
      creates: typed,
      updates: kept,
    },
    staff: {
      may: ['read', 'create', 'update', 'remove', 'restore', 'history'],
      rows: 'ofLowerLevel',
      creates: typed,
      updates: kept,
    },
    // They may create, change and withdraw invitations. They only read other users.
    sindico: { may: ['read', 'create'], rows: 'ofLowerLevel', creates: typed },
  },
})
