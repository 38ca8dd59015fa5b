import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  choices,
  cnpj,
  cpf,
  date,
  type Field,
  image,
  localTime,
  moment,
  phone,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { address, person } from '../../../define-register/field-groups.ts'
import { menuReaders } from '../../../define-register/menu.ts'
import { weekdays } from '../../../value-types/weekdays.ts'
import { accessTypes } from '../residents/residents.ts'

const deciders = ['admin', 'sindico'] as const
const decided = { at: 'decided_at', by: 'decided_by_id' } as const

/** A condômino reads only name, category and telephones (people §6). */
const insiders = ['admin', 'sindico', 'funcionario', 'service_provider'] as const

/** Returns the same fields, readable only by `insiders`. */
function ofInsiders<const Map extends { readonly [name: string]: Field }>(fields: Map): Map {
  const marked = Object.entries(fields).map(([name, one]) => [name, { readBy: insiders, ...one }])
  return Object.fromEntries(marked) as Map
}

const { name, social_name, phones, ...restOfPerson } = person

/** Companies and people who are admitted to work: the lift's, the plumber (people §5). */
export const serviceProviders = defineRegister({
  name: 'service-providers',
  table: 'service_providers',
  scope: 'tenant',
  lockPlace: 170,
  mayErase: true,
  paths: {
    list: '/apps/condominiums/service-providers/',
    item: '/apps/condominiums/service-provider',
  },
  menu: { group: 'registers', place: 20, icon: 'helmet', roles: menuReaders.desk },
  fields: {
    // For a company, its trading name.
    name,
    social_name,
    category: text({ required: true, max: 80 }),
    phones,
    ...ofInsiders({
      kind: choice(['company', 'person'], { required: true }),
      legal_name: text(),
      cnpj: cnpj(),
      state_registration: text({ max: 20 }),
      municipal_registration: text({ max: 20 }),
      site: text(),
      contact_name: text(),
      ...restOfPerson,
      ...address,
      approval: choice(['pending', 'approved', 'blocked'], {
        readOnly: true,
        badge: { pending: 'warning', blocked: 'danger' },
      }),
      block_reason: text({ max: 200, readOnly: true }),
      decided_at: moment({ readOnly: true }),
      decided_by_id: reference('users', { readOnly: true, readBy: deciders }),
      contract_from: date(),
      contract_to: date(),
      allowed_days: choices(weekdays),
      allowed_from: localTime(),
      allowed_to: localTime(),
      // Empty for the common areas and every unit.
      apartments: rows('service_provider_apartments', {
        apartment_id: reference('apartments', { required: true }),
      }),
      technicians: rows('service_provider_technicians', {
        name: text({ required: true }),
        cpf: cpf({ sensitive: true }),
        document: text({ max: 40, sensitive: true }),
        phone: phone(),
      }),
      documents: rows('service_provider_documents', {
        document_kind: choice(
          ['contract', 'insurance', 'certificate', 'training', 'health', 'other'],
          { required: true },
        ),
        number: text({ max: 60 }),
        expires_on: date(),
        picture_file_id: image({ whole: true }),
      }),
      access_types: choices(accessTypes),
    }),
  },
  title: ['name'],
  marks: {
    // One of its documents expired before today.
    documents_expired: {
      tone: 'danger',
      readBy: ['admin', 'sindico', 'funcionario', 'service_provider'],
    },
    // One of its documents is valid for at most thirty more days.
    documents_expiring: {
      tone: 'warning',
      readBy: ['admin', 'sindico', 'funcionario', 'service_provider'],
    },
  },
  unique: [['cnpj'], ['cpf']],
  rules: ['providerOfOneKind', 'periodInOrder', 'unitsOnce'],
  list: {
    columns: ['name', 'category', 'phones', 'approval', 'contract_to', 'status'],
    search: ['name', 'social_name', 'category', 'phones'],
    filters: [
      'category',
      'kind',
      'approval',
      'contract_to',
      'documents_expired',
      'documents_expiring',
      'status',
    ],
    sort: 'name',
    views: {
      documents_expired: { 'filter[documents_expired]': 'true' },
      pending: { 'filter[approval]': 'pending' },
    },
  },
  globalSearch: { place: 36, shows: ['photo', 'category', 'phones'] },
  form: [
    {
      section: 'identification',
      fields: ['photo_file_id', 'kind', 'name', 'category'],
    },
    {
      section: 'company',
      fields: ['legal_name', 'cnpj', 'state_registration', 'municipal_registration', 'site'],
      applies: { kind: 'company' },
    },
    {
      section: 'person',
      fields: [
        'social_name',
        'cpf',
        'id_doc',
        'birth_date',
        'gender',
        'marital_status',
        'nationality',
        'cnh_number',
        'cnh_category',
        'cnh_expires_on',
      ],
      applies: { kind: 'person' },
    },
    { section: 'contact', fields: ['contact_name', 'email', 'phones'] },
    {
      section: 'address',
      fields: ['zip_code', 'street', 'number', 'complement', 'district', 'city', 'state'],
      folded: true,
    },
    {
      section: 'decision',
      fields: ['approval', 'block_reason', 'decided_at'],
    },
    {
      section: 'contract',
      fields: ['contract_from', 'contract_to', 'allowed_days', 'allowed_from', 'allowed_to'],
    },
    { section: 'units', fields: ['apartments'] },
    { section: 'technicians', fields: ['technicians'] },
    { section: 'documents', fields: ['documents'] },
    { section: 'access', fields: ['access_types'] },
    { section: 'notes', fields: ['notes'] },
  ],
  story: ['technicians'],
  needsProof: { export: true },
  refusals: [
    'of_companies',
    'of_people',
    'provider_unapproved',
    'provider_blocked',
    'provider_papers',
    'provider_contract',
    'provider_hours',
    'provider_unit',
  ],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read', 'create', 'update'],
    condomino: ['read'],
    service_provider: { may: ['read', 'update'], rows: 'ofOwnProvider', updates: ['documents'] },
  },
  states: {
    field: 'approval',
    initial: ['pending'],
    acts: { pending: ['approve', 'edit'], approved: ['edit'], blocked: ['approve'] },
    transitions: {
      approve: {
        from: ['pending', 'blocked'],
        to: 'approved',
        roles: deciders,
        stamps: decided,
      },
      block: {
        from: ['pending', 'approved'],
        to: 'blocked',
        roles: deciders,
        asks: { block_reason: 'required' },
        stamps: decided,
      },
    },
    needs: { pending: { transition: 'approve', since: 'created_at' } },
  },
})
