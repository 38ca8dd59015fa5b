import type { CodedKindName } from '@portaria/contract/define-register/field'
import { codedValueTypes } from '@portaria/contract/define-register/field-kinds/coded-value-types'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { MaskedTextField } from '@portaria/ui/fields/MaskedTextField'
import { TextField } from '@portaria/ui/fields/TextField'
import type { ComponentProps } from 'react'
import { timeZoneInput, ufInput } from './choice-inputs.tsx'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { masks } from './masks.ts'

type Typing = Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoCapitalize'>

/** The on-screen keyboard of each kind. */
const typing: Partial<Record<CodedKindName, Typing>> = {
  cpf: { inputMode: 'numeric' },
  cep: { inputMode: 'numeric' },
  cnh: { inputMode: 'numeric' },
  renavam: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  plate: { autoCapitalize: 'characters' },
  vin: { autoCapitalize: 'characters' },
  cnpj: { autoCapitalize: 'characters' },
}

function coded(kind: CodedKindName): FieldInput {
  const type = codedValueTypes[kind]
  const mask = masks[kind]

  function CodedInput(props: FieldInputProps) {
    const language = useLanguage()
    const value = asText(props.value)
    const box = {
      ...frameOf(props),
      ...typing[kind],
      name: props.name,
      autoComplete: 'off',
      value,
      onChange: props.onChange,
      onBlur: props.onBlur,
    }
    // An unusual value gives a warning and can be saved.
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

/** Kinds whose field is one value type. */
export const codedInputs = {
  cpf: coded('cpf'),
  cnpj: coded('cnpj'),
  plate: coded('plate'),
  renavam: coded('renavam'),
  vin: coded('vin'),
  cnh: coded('cnh'),
  cep: coded('cep'),
  uf: ufInput,
  time_zone: timeZoneInput,
  phone: coded('phone'),
  email: coded('email'),
} satisfies Record<CodedKindName, FieldInput>
