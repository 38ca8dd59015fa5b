import { defineRegister } from '../../../define-register/define-register.ts'
import { choice, date, flag, reference } from '../../../define-register/field.ts'

/** Relations of a person to a unit (units §5). */
export const occupancyRelations = [
  'owner',
  'tenant',
  'dependent',
  'domestic_staff',
  'landlord',
] as const

/** The default rights of an occupancy (units §6). */
export const relationRights = {
  owner: { may_authorize_visitors: true, may_book: true, gets_parcels: true },
  tenant: { may_authorize_visitors: true, may_book: true, gets_parcels: true },
  dependent: { may_authorize_visitors: false, may_book: false, gets_parcels: true },
  domestic_staff: { may_authorize_visitors: false, may_book: false, gets_parcels: false },
  landlord: { may_authorize_visitors: false, may_book: false, gets_parcels: false },
} as const satisfies Record<(typeof occupancyRelations)[number], object>

/** Returns the rights of a relation; undefined for an unknown one. */
export function rightsOfRelation(relation: unknown) {
  const known = occupancyRelations.find((one) => one === relation)
  return known && relationRights[known]
}

/**
 * Relations that a condômino may propose for their own household; only the síndico decides on
 * owners and tenants.
 */
export const proposableRelations = ['dependent', 'domestic_staff'] as const

/** The relation of a person to a unit, with its period: the history that everything refers to. */
export const occupancies = defineRegister({
  name: 'occupancies',
  table: 'occupancies',
  scope: 'tenant',
  lockPlace: 150,
  paths: null,
  fields: {
    apartment_id: reference('apartments', { required: true }),
    resident_id: reference('residents', { required: true }),
    relation: choice(occupancyRelations, {
      required: true,
      proposable: proposableRelations,
      // The right default for most residents. A condômino may not propose an owner, and has to
      // choose.
      begins: 'owner',
    }),
    starts_on: date({ required: true, fromToday: true }),
    ends_on: date(),
    may_authorize_visitors: flag(),
    may_book: flag(),
    gets_parcels: flag(),
  },
  title: ['apartment_id', 'resident_id'],
  unique: [['apartment_id', 'resident_id', 'relation', 'starts_on']],
  rules: ['periodInOrder'],
  list: {
    columns: ['apartment_id', 'resident_id', 'relation', 'starts_on', 'ends_on'],
    search: ['apartment_id', 'resident_id'],
    filters: ['apartment_id', 'resident_id', 'relation', 'starts_on', 'ends_on'],
    sort: 'starts_on',
  },
  form: [
    {
      section: 'occupancy',
      fields: ['apartment_id', 'resident_id', 'relation', 'starts_on', 'ends_on'],
    },
    { section: 'rights', fields: ['may_authorize_visitors', 'may_book', 'gets_parcels'] },
  ],
  access: {
    admin: ['read', 'create', 'update', 'remove', 'restore', 'history'],
    staff: ['read', 'history'],
    sindico: ['read', 'create', 'update', 'remove', 'restore', 'history'],
    funcionario: ['read', 'create', 'update'],
    condomino: { may: ['read'], rows: 'ofOwnOccupancies' },
  },
})
