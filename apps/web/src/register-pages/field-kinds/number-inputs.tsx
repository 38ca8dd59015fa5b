import { decimal, parseStoredDecimal } from '@portaria/contract/value-types/decimal'
import { writesDecimalComma } from '@portaria/i18n/languages'
import { currentLanguage } from '@portaria/i18n/react/texts'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { TextField } from '@portaria/ui/fields/TextField'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)

export const integerInput: FieldInput = {
  read: asNumber,
  write: asNumber,
  // The control has no limits, which would alter the typed number. The check reports the error.
  Input: (props: FieldInputProps) => (
    <NumberField
      {...frameOf(props)}
      name={props.name}
      format={{ useGrouping: false, maximumFractionDigits: 0 }}
      value={asNumber(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  ),
}

/** An exact decimal, kept as text: a number would be rounded. */
export const decimalInput: FieldInput = {
  read: (value) =>
    writesDecimalComma(currentLanguage()) ? asText(value).replace('.', ',') : asText(value),
  write(value) {
    const typed = asText(value).trim()
    if (typed === '') return null
    const parsed = writesDecimalComma(currentLanguage())
      ? decimal.parse(typed)
      : parseStoredDecimal(typed)
    return parsed.ok ? parsed.value : typed
  },
  Input: (props: FieldInputProps) => (
    <TextField
      {...frameOf(props)}
      name={props.name}
      inputMode="decimal"
      autoComplete="off"
      value={asText(props.value)}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  ),
}

export const flagInput: FieldInput = {
  read: (value) => value === true,
  write: (value) => value === true,
  Input: (props: FieldInputProps) => (
    <CheckboxField
      {...frameOf(props)}
      name={props.name}
      value={props.value === true}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  ),
}
