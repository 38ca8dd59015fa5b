import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { countryName } from '@portaria/contract/value-types/country'
import { idDoc, idDocKinds, saidBefore } from '@portaria/contract/value-types/id-doc'
import { neighbourCountries } from '@portaria/contract/value-types/national-ids'
import { useLanguage } from '@portaria/i18n/react/texts'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { pageTexts } from '../texts/register-page-texts.ts'
import { countryItems } from './country-names.ts'
import { asObject, asText, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { GroupFrame } from './GroupFrame.tsx'

const parts = ['number', 'issuer', 'country'] as const
const typed = ['number', 'issuer'] as const

/** Derives the parts that were not chosen from a word typed before the number: "DNI 30.123.456". */
function saidParts(value: Readonly<Record<string, unknown>>, typed: string) {
  const said = asText(value['kind']) === '' ? saidBefore(typed) : null
  return said && { kind: said.kind, country: asText(value['country']) || said.country }
}

/** Warns of an unusual document, which can be saved nevertheless. */
function warningOf(value: Readonly<Record<string, unknown>>) {
  const [kind, number, country] = ['kind', 'number', 'country'].map((part) => asText(value[part]))
  const read = number && kind ? idDoc.parse({ kind, number, country: country ?? null }) : null
  return read?.ok ? read.warning : undefined
}

function IdDocInput(props: FieldInputProps) {
  const text = pageTexts.useTexts()
  const language = useLanguage()
  const value = asObject(props.value)
  const country = asText(value['country'])
  const { error, ...frame } = frameOf(props)
  const set = (part: string, next: string | null) => props.onChange({ ...value, [part]: next })
  const type = (part: string, next: string) =>
    props.onChange({ ...value, ...(part === 'number' && saidParts(value, next)), [part]: next })
  const isForeign = value['kind'] === 'national_id'
  const warning = warningOf(value)
  const kinds = idDocKinds.map((kind) => ({
    value: kind,
    label: text(`idDoc.kinds.${kind}`),
    ...(kind === 'national_id' && { description: text('idDoc.nationalIds') }),
  }))
  return (
    <GroupFrame {...frame} inset>
      <FieldRow>
        {/* Each kind can be found by any word of its name: "DNI" finds the foreign identity
            card. */}
        <ComboboxField
          className="col-span-full"
          label={text('idDoc.kind')}
          items={kinds}
          disabled={frame.disabled}
          value={kinds.find(({ value: kind }) => kind === value['kind']) ?? null}
          error={props.errors['kind']}
          onChange={(kind) => set('kind', kind?.value ?? null)}
          onBlur={props.onBlur}
        />
        {typed.map((part) => (
          <TextField
            key={part}
            label={text(`idDoc.${part}`)}
            autoComplete="off"
            disabled={frame.disabled}
            value={asText(value[part])}
            // An error without a part is shown at the number, which nearly always causes it.
            error={part === 'number' ? (props.errors['number'] ?? error) : props.errors[part]}
            onChange={(next) => type(part, next)}
            onBlur={props.onBlur}
          />
        ))}
        <ComboboxField
          label={text('idDoc.country')}
          items={countryItems(language, isForeign ? neighbourCountries : ['BR'])}
          required={isForeign}
          disabled={frame.disabled}
          value={country ? { value: country, label: countryName(language, country) } : null}
          error={props.errors['country']}
          onChange={(item) => set('country', item?.value ?? null)}
          onBlur={props.onBlur}
        />
      </FieldRow>
      <output className="block text-sm text-warning-ink empty:hidden">
        {warning && fieldText(language, warning)}
      </output>
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
