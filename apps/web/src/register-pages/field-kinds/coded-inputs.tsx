import type { CodedKindName } from '@portaria/contract/define-register/field'
import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { MaskedTextField } from '@portaria/ui/fields/MaskedTextField'
import { TextField } from '@portaria/ui/fields/TextField'
import type { ComponentProps } from 'react'
import { timeZoneInput, ufInput } from './choice-inputs.tsx'
import { countryInput } from './country-input.tsx'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { type Mask, masks } from './masks.ts'

type Typing = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoCapitalize'>

/** `typing` sets the on-screen keyboard. */
function coded(kind: CodedKindName, typing: Typing, mask?: Mask): FieldInput {
  const type = codedValueTypes[kind]

  function CodedInput(props: FieldInputProps) {
    const language = useLanguage()
    const value = asText(props.value)
    const box = {
      ...frameOf(props),
      ...typing,
      name: props.name,
      autoComplete: 'off',
      value,
      onChange: props.onChange,
      onBlur: props.onBlur,
    }
    // An unusual value gives only a warning and can be saved.
    const parsed = value.trim() === '' || box.error ? null : type.parse(value)
    const warning = parsed?.ok ? parsed.warning : undefined
    return (
      <div>
        {mask ? <MaskedTextField {...box} mask={mask} /> : <TextField {...box} />}
        <output className="mt-1.5 block text-sm text-warning-ink empty:hidden">
          {warning && fieldText(language, warning)}
        </output>
      </div>
    )
  }

  return {
    read: (value) => (typeof value === 'string' ? type.format(value) : ''),
    write: asText,
    Input: CodedInput,
  }
}

const digits: Typing = { inputMode: 'numeric' }
const capitals: Typing = { autoCapitalize: 'characters' }

/** Inputs of the kinds that hold one coded value. */
export const codedInputs: Record<CodedKindName, FieldInput> = {
  cpf: coded('cpf', digits, masks.cpf),
  cnpj: coded('cnpj', capitals, masks.cnpj),
  plate: coded('plate', capitals, masks.plate),
  renavam: coded('renavam', digits),
  vin: coded('vin', capitals, masks.vin),
  microchip: coded('microchip', digits),
  cnh: coded('cnh', digits),
  cep: coded('cep', digits, masks.cep),
  uf: ufInput,
  country: countryInput,
  time_zone: timeZoneInput,
  local_time: coded('local_time', { type: 'time' }),
  card_number: coded('card_number', capitals),
  phone: coded('phone', { type: 'tel', inputMode: 'tel' }, masks.phone),
  host: coded('host', { inputMode: 'url', autoCapitalize: 'none' }),
  ip: coded('ip', { inputMode: 'url', autoCapitalize: 'none' }),
  email: coded('email', { type: 'email', inputMode: 'email', autoCapitalize: 'none' }),
}
