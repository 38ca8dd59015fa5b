import { address, person } from '@portaria/contract/define-register/field-groups'
import { employees } from '@portaria/contract/modules/people/employees/employees'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { serviceProviders } from '@portaria/contract/modules/people/service-providers/service-providers'
import { sql } from 'kysely'
import { isAmong, type PersonalRows } from '../../parts/personal-rows.ts'
import type { Sql } from '../../platform/database/queries.ts'

const ofPerson = Object.keys(person).filter((field) => !['name', 'photo_file_id'].includes(field))
const ofAddress = Object.keys(address)

const isTheirs = (ids: readonly string[]): Sql => isAmong(sql.ref('r.id'), ids)

const own = {
  kind: 'values',
  named: 'name',
  instead: { phones: sql`'{}'` },
  set: sql`version = version + 1, deleted_at = coalesce(deleted_at, now()), erased_at = now()`,
  pictures: ['photo_file_id'],
} as const

/**
 * The records of people. All fields that say something about a person are erased; position, category
 * and the days of work stay.
 */
export const recordsOfPeople: readonly PersonalRows[] = [
  {
    ...own,
    register: residents,
    of: { residents: isTheirs },
    fields: [...ofPerson, 'emergency_contact', 'guardian_id', 'exit_permission', 'refusal_reason'],
    notTheirs: ['emergency_contact'],
  },
  {
    ...own,
    register: employees,
    of: { employees: isTheirs },
    fields: [...ofPerson, ...ofAddress],
  },
  {
    ...own,
    register: serviceProviders,
    of: { 'service-providers': isTheirs },
    fields: [
      ...ofPerson,
      ...ofAddress,
      'legal_name',
      'state_registration',
      'municipal_registration',
      'site',
      'contact_name',
      'block_reason',
    ],
    notTheirs: ['contact_name'],
  },
]
