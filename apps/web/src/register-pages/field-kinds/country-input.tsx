import { countryName } from '@portaria/contract/value-types/country'
import { useLanguage } from '@portaria/i18n/react/texts'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { countryItems } from './country-names.ts'
import { asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'

function CountryInput(props: FieldInputProps) {
  const language = useLanguage()
  const value = asText(props.value)
  return (
    <ComboboxField
      {...frameOf(props)}
      items={countryItems(language)}
      value={value ? { value, label: countryName(language, value) } : null}
      onChange={(item) => props.onChange(item?.value ?? null)}
      onBlur={props.onBlur}
    />
  )
}

/** A country chosen by its name; stored free text stays until a country is chosen. */
export const countryInput: FieldInput = {
  read: (value) => asText(value) || null,
  write: (value) => asText(value) || null,
  Input: CountryInput,
}
