import { roles } from '../../../actors/roles.ts'
import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, date, flag, moment, reference } from '../../../define-register/field.ts'

const dates = ['role', 'starts_on', 'ends_on', 'status'] as const
const people = ['resident_id', 'employee_id', 'provider_id'] as const
const all = ['read', 'create', 'update', 'remove', 'restore', 'history'] as const

/** States of a membership, or an invitation to one, that is not confirmed yet. */
export const invitationStates = ['pending', 'unconfirmed'] as const

/** The role of a person in a company, with its period (accounts §1). */
export const memberships = defineRegister({
  name: 'memberships',
  table: 'memberships',
  scope: 'platform',
  lockPlace: 60,
  paths: null,
  fields: {
    user_id: reference('users', { required: true }),
    role: choice(roles, { required: true, ofLevel: true }),
    // Null for platform roles, which choose a company at each call.
    tenant_id: reference('tenants'),
    // The resident, employee or provider of the company whose access this is.
    resident_id: reference('residents'),
    employee_id: reference('employees'),
    provider_id: reference('service-providers'),
    // For a resident: whether they are on the council. They may read occurrences about a síndico
    // that are reported while they are.
    council: flag(),
    starts_on: date({ required: true, fromToday: true }),
    ends_on: date(),
    // The last sign-in with this membership.
    last_used_at: moment({ readOnly: true }),
    // `pending` is an unanswered invitation. `unconfirmed` is a síndico's membership that staff
    // gave in a company with other síndicos: one of these must confirm it.
    invitation: choice(invitationStates, { readOnly: true }),
  },
  title: ['user_id'],
  unique: [['user_id', 'tenant_id', 'role']],
  rules: ['membershipHasPlace', 'councilOfResident', 'periodInOrder', 'ofOnePerson'],
  list: {
    columns: ['user_id', 'role', 'tenant_id', 'starts_on', 'ends_on', 'status'],
    search: ['user_id', 'tenant_id'],
    filters: ['user_id', 'role', 'tenant_id', ...people, 'starts_on', 'ends_on', 'status'],
    sort: 'starts_on',
  },
  form: [
    {
      section: 'bond',
      fields: ['user_id', 'role', 'tenant_id', ...people, 'starts_on', 'ends_on'],
    },
    { section: 'council', fields: ['council'], applies: { role: 'condomino' } },
  ],
  actions: { confirm: { roles: ['admin', 'sindico'] } },
  needsProof: { values: { role: ['sindico'] } },
  access: {
    admin: {
      may: all,
      rows: 'ofLowerMembership',
      creates: ['user_id', 'role', 'tenant_id', 'starts_on', 'ends_on'],
      updates: [...dates, 'council'],
    },
    staff: {
      may: all,
      rows: 'ofLowerMembership',
      creates: ['user_id', 'role', 'tenant_id', 'starts_on', 'ends_on'],
      updates: dates,
    },
    sindico: {
      may: all,
      rows: 'ofLowerMembership',
      creates: ['user_id', 'role', ...people, 'council', 'starts_on', 'ends_on'],
      updates: [...dates, 'council', ...people],
    },
  },
})
