import type { CodedKindName } from '../field.ts'
import { codedValueTypes } from './coded-value-types.ts'
import { type FieldKind, formattedCell, readText, zeroPaddedCell } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

/**
 * For each kind, the number of digits of a whole value (null if it varies), and the number of
 * leading zeros that may be missing in a cell. Check digits tell whether restored zeros are right;
 * a postcode or a telephone begins with at most one zero.
 */
const zeros: { readonly [Name in CodedKindName]?: { digits: number | null; most: number } } = {
  cpf: { digits: 11, most: 4 },
  cnpj: { digits: 14, most: 2 },
  cnh: { digits: 11, most: 3 },
  cep: { digits: 8, most: 1 },
  phone: { digits: null, most: 1 },
}

const coded = (name: CodedKindName): FieldKind => ({
  name,
  ...kindTraits[name],
  schema: () =>
    readText(
      (typed) => codedValueTypes[name].parse(typed),
      name === 'email' ? { format: name } : {},
    ),
  cell: zeros[name]
    ? zeroPaddedCell(codedValueTypes[name], zeros[name])
    : formattedCell((stored) => codedValueTypes[name].format(stored)),
})

/** Kinds that consist of a value type alone. */
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
