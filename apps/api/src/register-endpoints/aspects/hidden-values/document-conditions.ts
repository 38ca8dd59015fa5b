import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import {
  documentIn,
  type LookUpKind,
  lookUpFields,
} from '@portaria/contract/define-register/look-ups'
import { cpf } from '@portaria/contract/value-types/cpf'
import { saidBefore } from '@portaria/contract/value-types/id-doc'
import { numberForms } from '@portaria/contract/value-types/national-ids'
import { bareCharacters } from '@portaria/contract/value-types/typed-characters'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { column, row } from '../../record-columns.ts'

/** Returns the conditions for a document number, of any kind of document. */
const numbered = (register: AnyRegister, value: string): Sql[] =>
  register.fields['id_doc']
    ? [sql`${column(row, 'id_doc_number')} = ANY(${numberForms(value)}::text[])`]
    : []

/** Returns the conditions for a document that was typed in a search. */
export function documentMatches(register: AnyRegister, typed: string): Sql[] {
  const document = documentIn(typed)
  const fields = lookUpFields(register)
  if (document === null || !fields.includes(document.kind)) return []
  const { kind, value } = document
  const byCpf = kind === 'cpf' ? [sql`${column(row, 'cpf')} = ${value}`] : []
  return [...byCpf, ...numbered(register, value)]
}

/** Returns the condition of `filter[cpf]` and `filter[id_doc]`: one whole value. */
export function filterByDocument(register: AnyRegister, by: LookUpKind, typed: string): Sql {
  const value = wholeValue(by, typed)
  return by === 'cpf'
    ? sql`${column(row, 'cpf')} = ${value}`
    : sql`(${sql.join(numbered(register, value), sql` OR `)})`
}

/** Returns a document number in its stored form; throws a problem for an invalid one. */
export function wholeValue(by: LookUpKind, typed: string): string {
  const parsed = cpf.parse(typed)
  if (by === 'cpf' && !parsed.ok) throw fieldProblem('filter.cpf', parsed.code)
  const bare = bareCharacters(saidBefore(typed)?.number ?? typed)
  if (by === 'id_doc' && !/^[0-9A-Z]{3,20}$/.test(bare))
    throw fieldProblem('filter.id_doc', 'id_doc_number')
  return bare
}
