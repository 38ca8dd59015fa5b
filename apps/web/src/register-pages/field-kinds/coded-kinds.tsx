import type { CodedKindName } from '@portaria/contract/define-register/field'
import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { countryName } from '@portaria/contract/value-types/country'
import { TextLink } from '@portaria/ui/actions/TextLink'
import type { FieldKind } from './field-kind.ts'
import { textKind } from './text-kinds.tsx'

const coded = (kind: CodedKindName): FieldKind => ({
  ...textKind,
  words: (value) => (typeof value === 'string' ? codedValueTypes[kind].format(value) : ''),
})

/** The kinds that hold one coded value. */
export const codedKinds: Record<CodedKindName, FieldKind> = {
  cpf: coded('cpf'),
  cnpj: coded('cnpj'),
  plate: coded('plate'),
  renavam: coded('renavam'),
  vin: coded('vin'),
  microchip: coded('microchip'),
  cnh: coded('cnh'),
  cep: coded('cep'),
  uf: coded('uf'),
  country: {
    ...coded('country'),
    words: (value, { language }) => (typeof value === 'string' ? countryName(language, value) : ''),
  },
  time_zone: coded('time_zone'),
  local_time: coded('local_time'),
  card_number: coded('card_number'),
  host: coded('host'),
  ip: coded('ip'),
  // Keeps the area code before the number in right-to-left text.
  phone: {
    ...coded('phone'),
    show: ({ words }) => <bdi>{words}</bdi>,
    telephones: (value) => (typeof value === 'string' ? [value] : []),
  },
  email: {
    ...coded('email'),
    showWhole: ({ words }) => <TextLink href={`mailto:${words}`}>{words}</TextLink>,
  },
}
