import { countryName } from '@portaria/contract/value-types/country'
import { idDocKinds } from '@portaria/contract/value-types/id-doc'
import { useLanguage } from '@portaria/i18n/react/texts'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextField } from '@portaria/ui/fields/TextField'
import { pageTexts } from '../texts/register-page-texts.ts'
import { countryItems } from './country-names.ts'
import { asObject, asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { GroupFrame } from './GroupFrame.tsx'

const parts = ['number', 'issuer', 'country'] as const
const typed = ['number', 'issuer'] as const

function IdDocInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  const language = useLanguage()
  const value = asObject(props.value)
  const country = asText(value['country'])
  const { error, ...frame } = frameOf(props)
  const set = (part: string, next: string | null) => props.onChange({ ...value, [part]: next })
  const kinds = idDocKinds.map((kind) => ({ value: kind, label: text(`idDoc.kinds.${kind}`) }))
  return (
    <GroupFrame {...frame} inset>
      <FieldRow>
        <SelectField
          label={text('idDoc.kind')}
          options={kinds}
          emptyLabel={text('nothing')}
          disabled={frame.disabled}
          value={asText(value['kind']) || null}
          error={props.errors['kind']}
          onChange={(kind) => set('kind', kind)}
          onBlur={props.onBlur}
        />
        {typed.map((part) => (
          <TextField
            key={part}
            label={text(`idDoc.${part}`)}
            autoComplete="off"
            disabled={frame.disabled}
            value={asText(value[part])}
            // Errors of the whole are nearly always about the number.
            error={part === 'number' ? (props.errors['number'] ?? error) : props.errors[part]}
            onChange={(next) => set(part, next)}
            onBlur={props.onBlur}
          />
        ))}
        <ComboboxField
          label={text('idDoc.country')}
          items={countryItems(language)}
          disabled={frame.disabled}
          value={country ? { value: country, label: countryName(language, country) } : null}
          error={props.errors['country']}
          onChange={(item) => set('country', item?.value ?? null)}
          onBlur={props.onBlur}
        />
      </FieldRow>
    </GroupFrame>
  )
}

export const idDocInput: FieldInput = {
  read: asObject,
  write(value) {
    const doc = asObject(value)
    const kind = asText(doc['kind'])
    const [number, issuer, country] = parts.map((part) => asText(doc[part]).trim())
    if (!kind && !number && !issuer && !country) return null
    return { kind, number, issuer: issuer || null, country: country || null }
  },
  Input: IdDocInput,
}
