import type { RecordRules } from '../../../define-register/record-rules.ts'

const ofCompanies = ['legal_name', 'cnpj', 'state_registration', 'municipal_registration']
const ofPeople = ['social_name', 'cpf', 'id_doc', 'birth_date', 'cnh_number']

/** The checks of this register, by their names in its definition. */
export const checks: RecordRules = {
  unitsOnce: ({ apartments }) => {
    const ids = (Array.isArray(apartments) ? apartments : []).map(
      (one: Record<string, unknown>) => one['apartment_id'],
    )
    const nth = ids.findIndex((id, place) => id != null && ids.indexOf(id) < place)
    return nth < 0 ? null : { field: `apartments.${nth}.apartment_id`, code: 'duplicate' }
  },
  // A company has a CNPJ, a person a CPF, never both (people §5).
  providerOfOneKind: (record) => {
    const isCompany = record['kind'] === 'company'
    if (isCompany && record['legal_name'] == null) return { field: 'legal_name', code: 'required' }
    const foreign = (isCompany ? ofPeople : ofCompanies).find((name) => record[name] != null)
    return foreign ? { field: foreign, code: isCompany ? 'of_people' : 'of_companies' } : null
  },
}
