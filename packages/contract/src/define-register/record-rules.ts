import { isPlatformRole, type Role } from '../roles.ts'
import type { RecordRuleName } from './define-register.ts'

export type RecordRule = (
  record: Record<string, unknown>,
  today: string,
) => { field: string; code: string } | null

/** Whether somebody born on a day is under 18 on another; both `YYYY-MM-DD` (Código Civil, art. 5). */
export function isMinor(birthDate: string, today: string): boolean {
  return `${Number(birthDate.slice(0, 4)) + 18}${birthDate.slice(4)}` > today
}

/** The fields of the first and of the last moment. */
const windows = [
  ['expected_from', 'expected_to'],
  ['valid_from', 'valid_to'],
] as const

/** The fields of the first and of the last day. */
const periods = [
  ['starts_on', 'ends_on'],
  ['admitted_on', 'dismissed_on'],
  ['contract_from', 'contract_to'],
  ['valid_from', 'valid_to'],
] as const

const ofCompanies = ['legal_name', 'cnpj', 'state_registration', 'municipal_registration']
const ofPeople = ['social_name', 'cpf', 'id_doc', 'birth_date', 'cnh_number']

const momentOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Date.parse(String(value))

/**
 * Checks over several fields of one whole record, the same in browser and server; the answer is
 * the field to mark and its code.
 */
export const recordRules: Record<RecordRuleName, RecordRule> = {
  minorHasGuardian: (record, today) => {
    const { birth_date: birthDate, guardian_id: guardian } = record
    const alone = typeof birthDate === 'string' && isMinor(birthDate, today) && !guardian
    return alone ? { field: 'guardian_id', code: 'guardian_required' } : null
  },
  periodInOrder: (record) => {
    const reversed = periods.find(([first, last]) => {
      const [start, end] = [record[first], record[last]]
      return typeof start === 'string' && typeof end === 'string' && end < start
    })
    return reversed ? { field: reversed[1], code: 'ends_before_start' } : null
  },
  // reference.md B8: a car is of the year it was made in, or of the next.
  modelYearFollows: (record) => {
    const { year_manufacture: made, year_model: model } = record
    const follows =
      typeof made !== 'number' || typeof model !== 'number' || [0, 1].includes(model - made)
    return follows ? null : { field: 'year_model', code: 'out_of_range' }
  },
  // A vaccine holds from the day it is given, and nobody is vaccinated before birth.
  vaccinesInOrder: ({ vaccines, birth_date: born }) => {
    for (const [nth, one] of (Array.isArray(vaccines) ? vaccines : []).entries()) {
      const { given_on: given, valid_until: until } = one as Record<string, unknown>
      if (typeof given !== 'string') continue
      if (typeof until === 'string' && until < given)
        return { field: `vaccines.${nth}.valid_until`, code: 'valid_before_given' }
      if (typeof born === 'string' && given < born)
        return { field: `vaccines.${nth}.given_on`, code: 'given_before_birth' }
    }
    return null
  },
  // What a resident's invitation makes is provisional: the gate asks for the document.
  visitorHasDocument: (record) => {
    const known =
      record['cpf'] != null || record['id_doc'] != null || record['provisional'] === true
    return known ? null : { field: 'cpf', code: 'document_required' }
  },
  // domain.md section 2: platform roles are of no company, all others of one.
  membershipHasPlace: (record) => {
    const isOfPlatform = isPlatformRole(record['role'] as Role)
    const hasPlace = record['tenant_id'] != null
    if (isOfPlatform !== hasPlace) return null
    return { field: 'tenant_id', code: isOfPlatform ? 'not_allowed' : 'required' }
  },
  // domain.md section 3: of several possible targets at most one.
  ofOnePerson: (record) => {
    const second = ['resident_id', 'employee_id', 'provider_id'].filter(
      (name) => record[name] != null,
    )[1]
    return second ? { field: second, code: 'one_holder' } : null
  },
  // reference.md B11: whoever is outsourced is some provider's, and nobody else is.
  outsourcedHasProvider: ({ kind, provider_id: provider }) => {
    const isOutsourced = kind === 'outsourced'
    if (isOutsourced === (provider != null)) return null
    return { field: 'provider_id', code: isOutsourced ? 'provider_required' : 'provider_own' }
  },
  // domain.md section 3, visitors: exactly one destination.
  oneDestination: ({ apartment_id: apartment, employee_id: employee }) => {
    if ((apartment == null) !== (employee == null)) return null
    return apartment == null
      ? { field: 'apartment_id', code: 'required' }
      : { field: 'employee_id', code: 'one_destination' }
  },
  // domain.md section 3, visitors: exactly one destination; an official needs none.
  visitHasDestination: ({ kind, apartment_id: apartment, employee_id: employee }) => {
    if (apartment != null && employee != null)
      return { field: 'employee_id', code: 'one_destination' }
    const isNowhere = apartment == null && employee == null
    return isNowhere && kind !== 'official' ? { field: 'apartment_id', code: 'required' } : null
  },
  momentsInOrder: (record) => {
    const reversed = windows.find(([first, last]) => {
      const [start, end] = [record[first], record[last]]
      return start != null && end != null && momentOf(end) <= momentOf(start)
    })
    return reversed ? { field: reversed[1], code: 'ends_before_start' } : null
  },
  // reference.md D20: an official is recorded by badge and authority, never held.
  officialHasAuthority: ({ kind, authority }) =>
    kind === 'official' && authority == null ? { field: 'authority', code: 'required' } : null,
  hoursInPairs: ({ from_time: from, to_time: to }) => {
    if ((from == null) === (to == null)) return null
    return { field: from == null ? 'from_time' : 'to_time', code: 'required' }
  },
  // What a pass let in already is not taken back.
  usesStayAllowed: ({ uses_allowed: allowed, uses_done: done }) =>
    typeof allowed === 'number' && typeof done === 'number' && allowed < done
      ? { field: 'uses_allowed', code: 'out_of_range' }
      : null,
  lentToAnother: ({ apartment_id: owner, lent_to_id: borrower }) =>
    borrower != null && borrower === owner ? { field: 'lent_to_id', code: 'lent_to_owner' } : null,
  unitsOnce: ({ apartments }) => {
    const ids = (Array.isArray(apartments) ? apartments : []).map(
      (one: Record<string, unknown>) => one['apartment_id'],
    )
    const nth = ids.findIndex((id, place) => id != null && ids.indexOf(id) < place)
    return nth < 0 ? null : { field: `apartments.${nth}.apartment_id`, code: 'duplicate' }
  },
  // reference.md B12: a company by its CNPJ or a person by their CPF, never both.
  providerOfOneKind: (record) => {
    const isCompany = record['kind'] === 'company'
    if (isCompany && record['legal_name'] == null) return { field: 'legal_name', code: 'required' }
    const foreign = (isCompany ? ofPeople : ofCompanies).find((name) => record[name] != null)
    return foreign ? { field: foreign, code: isCompany ? 'of_people' : 'of_companies' } : null
  },
}
