import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  choices,
  date,
  details,
  moment,
  phone,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { person } from '../../../define-register/field-groups.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { loginStates } from '../../accounts/login-states.ts'
import { facialStatuses } from './facial-statuses.ts'

export const accessTypes = ['facial', 'card'] as const

const deciders = ['admin', 'sindico'] as const
const decided = { at: 'decided_at', by: 'decided_by_id' } as const

/** A person who lives, works or studies in a unit; only the síndico sees all of them. */
export const residents = defineRegister({
  name: 'residents',
  table: 'residents',
  scope: 'tenant',
  lockPlace: 160,
  mayErase: true,
  paths: { list: '/apps/condominiums/residents/', item: '/apps/condominiums/resident' },
  menu: { group: 'administration', place: 30, icon: 'people', roles: menuReaders.desk },
  term: 'resident',
  fields: {
    ...person,
    emergency_contact: details({ name: text(), phone: phone(), relation: text({ max: 60 }) }),
    guardian_id: reference('residents'),
    exit_permission: choice(['free', 'guardian', 'never']),
    access_types: choices(accessTypes),
    facial_status: choice(facialStatuses, { readOnly: true }),
    approval: choice(['accepted', 'pending', 'refused'], {
      readOnly: true,
      badge: { pending: 'warning' },
    }),
    refusal_reason: text({ max: 200, readOnly: true, sensitive: true }),
    decided_at: moment({ readOnly: true }),
    decided_by_id: reference('users', { readOnly: true, readBy: deciders }),
    consents: rows('resident_consents', {
      purpose: choice(['image', 'contact'], { required: true }),
      term_version: text({ required: true, max: 40 }),
      given_on: date({ required: true, past: true }),
      revoked_on: date({ past: true }),
    }),
  },
  title: ['name'],
  marks: {
    // Under 18 today, for readers who may not see the day of birth.
    is_minor: { tone: 'accent' },
    // Moved out.
    former: { tone: 'neutral' },
  },
  unique: [['cpf']],
  rules: ['minorHasGuardian'],
  list: {
    columns: ['name', 'cpf', 'phones', 'email', 'facial_status', 'status'],
    search: ['name', 'social_name', 'email', 'phones'],
    filters: ['gender', 'facial_status', 'approval', 'former', 'status'],
    related: {
      apartment_id: { register: 'apartments', column: true },
      tower_id: { register: 'towers' },
      // Shown to roles that may read who has a login.
      login: { register: 'memberships', choices: loginStates },
    },
    sort: 'name',
    views: {
      no_unit: { 'filter[apartment_id][null]': 'true' },
      former: { 'filter[former]': 'true' },
      pending: { 'filter[approval]': 'pending' },
    },
  },
  globalSearch: { place: 10, shows: ['photo', 'phones', 'apartment'] },
  form: [
    {
      section: 'identification',
      fields: ['photo_file_id', 'name', 'social_name', 'cpf', 'id_doc'],
    },
    { section: 'person', fields: ['birth_date', 'gender', 'marital_status', 'nationality'] },
    { section: 'contact', fields: ['email', 'phones', 'emergency_contact'] },
    { section: 'minor', fields: ['guardian_id', 'exit_permission'], applies: 'ofMinors' },
    {
      section: 'licence',
      fields: ['cnh_number', 'cnh_category', 'cnh_expires_on'],
      folded: true,
    },
    { section: 'access', fields: ['access_types', 'consents'] },
    { section: 'notes', fields: ['notes'] },
    { section: 'decision', fields: ['approval', 'decided_at', 'refusal_reason'] },
  ],
  needsProof: { export: true },
  nested: { occupancy: 'occupancies' },
  actions: {
    invite: { roles: deciders, bulk: true },
    remind: { roles: deciders, bulk: true },
  },
  refusals: ['guardian_required', 'guardian_self'],
  access: {
    admin: 'all',
    staff: ['read', 'history'],
    sindico: 'all',
    funcionario: ['read', 'create', 'update'],
    condomino: {
      may: ['read', 'create', 'update'],
      rows: 'ofOwnHousehold',
      writes: 'ofOwnContacts',
      needsNested: true,
      creates: [
        'name',
        'social_name',
        'birth_date',
        'email',
        'phones',
        'photo_file_id',
        'guardian_id',
      ],
      updates: ['email', 'phones', 'photo_file_id'],
    },
  },
  states: {
    field: 'approval',
    initial: ['accepted'],
    acts: { accepted: ['edit'], pending: ['accept', 'edit'], refused: [] },
    transitions: {
      accept: { from: ['pending'], to: 'accepted', roles: deciders, stamps: decided },
      refuse: {
        from: ['pending'],
        to: 'refused',
        roles: deciders,
        asks: { refusal_reason: 'required' },
        stamps: decided,
        tone: 'danger',
      },
    },
    needs: { pending: { transition: 'accept', since: 'created_at' } },
  },
})
