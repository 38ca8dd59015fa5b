import { cep } from '../../value-types/cep.ts'
import { cnh } from '../../value-types/cnh.ts'
import { cnpj } from '../../value-types/cnpj.ts'
import { cpf } from '../../value-types/cpf.ts'
import { email } from '../../value-types/email.ts'
import { phone } from '../../value-types/phone.ts'
import { plate } from '../../value-types/plate.ts'
import { renavam } from '../../value-types/renavam.ts'
import { timeZone } from '../../value-types/time-zone.ts'
import { uf } from '../../value-types/uf.ts'
import type { ValueType } from '../../value-types/value-type.ts'
import { vin } from '../../value-types/vin.ts'
import type { CodedKindName } from '../field.ts'
import { type FieldKind, readText } from './field-kind.ts'

/** The value type behind each coded kind: it normalises, checks and masks. */
export const codedValueTypes: Record<CodedKindName, ValueType<string>> = {
  cpf,
  cnpj,
  plate,
  renavam,
  vin,
  cnh,
  cep,
  uf,
  phone,
  email,
  time_zone: timeZone,
}

const coded = (name: CodedKindName): FieldKind => ({
  name,
  schema: () => readText((typed) => codedValueTypes[name].parse(typed)),
  column: 'text',
  filter: 'equals',
  sortable: true,
})

/** Kinds that are a value type and nothing else. */
export const codedKinds = {
  cpf: coded('cpf'),
  cnpj: coded('cnpj'),
  plate: coded('plate'),
  renavam: coded('renavam'),
  vin: coded('vin'),
  cnh: coded('cnh'),
  cep: coded('cep'),
  uf: coded('uf'),
  phone: coded('phone'),
  email: coded('email'),
  time_zone: coded('time_zone'),
} satisfies Record<CodedKindName, FieldKind>
