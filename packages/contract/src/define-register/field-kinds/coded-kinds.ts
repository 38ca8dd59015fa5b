import type { CodedKindName } from '../field.ts'
import { codedValueTypes } from './coded-value-types.ts'
import { type FieldKind, formattedCell, readText } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

const coded = (name: CodedKindName): FieldKind => ({
  name,
  ...kindTraits[name],
  schema: () =>
    readText(
      (typed) => codedValueTypes[name].parse(typed),
      name === 'email' ? { format: name } : {},
    ),
  cell: formattedCell((stored) => codedValueTypes[name].format(stored)),
})

/** Kinds that are a value type and nothing else. */
export const codedKinds = {
  cpf: coded('cpf'),
  cnpj: coded('cnpj'),
  plate: coded('plate'),
  renavam: coded('renavam'),
  vin: coded('vin'),
  microchip: coded('microchip'),
  cnh: coded('cnh'),
  cep: coded('cep'),
  uf: coded('uf'),
  country: coded('country'),
  phone: coded('phone'),
  email: coded('email'),
  time_zone: coded('time_zone'),
  local_time: coded('local_time'),
  card_number: coded('card_number'),
  host: coded('host'),
  ip: coded('ip'),
} satisfies Record<CodedKindName, FieldKind>
