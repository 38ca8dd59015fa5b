import { choiceLabel } from '@portaria/contract/texts/register-texts'
import { states } from '@portaria/contract/value-types/uf'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useLanguage } from '../../platform/i18n/i18n.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { asText, asTexts, type FieldInput, type FieldInputProps, frameOf } from './field-input.ts'
import { GroupFrame } from './GroupFrame.tsx'

function OneOf(props: FieldInputProps & { options: { value: string; label: string }[] }) {
  const text = pageTexts.useTexts()
  return (
    <SelectField
      {...frameOf(props)}
      name={props.name}
      options={props.options}
      value={asText(props.value) || null}
      onChange={props.onChange}
      onBlur={props.onBlur}
      {...(!props.required && { emptyLabel: text('nothing') })}
    />
  )
}

function ChoiceInput(props: FieldInputProps) {
  const language = useLanguage()
  const label = (value: string) => choiceLabel(language, props.register, props.name, value)
  const options = (props.field.options ?? []).map((value) => ({ value, label: label(value) }))
  return <OneOf {...props} options={options} />
}

export const choiceInput: FieldInput = {
  read: (value) => asText(value) || null,
  write: (value) => asText(value) || null,
  Input: ChoiceInput,
}

const stateOptions = states.map(([value, name]) => ({ value, label: `${name} (${value})` }))

export const ufInput: FieldInput = {
  ...choiceInput,
  Input: (props: FieldInputProps) => <OneOf {...props} options={stateOptions} />,
}

function ChoicesInput(props: FieldInputProps) {
  const language = useLanguage()
  const chosen = asTexts(props.value)
  const toggle = (word: string, on: boolean) =>
    (props.field.options ?? []).filter((one) => (one === word ? on : chosen.includes(one)))
  return (
    <GroupFrame {...frameOf(props)}>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {(props.field.options ?? []).map((word) => (
          <CheckboxField
            key={word}
            label={choiceLabel(language, props.register, props.name, word)}
            disabled={props.disabled ?? false}
            value={chosen.includes(word)}
            onChange={(on) => props.onChange(toggle(word, on))}
            onBlur={props.onBlur}
          />
        ))}
      </div>
    </GroupFrame>
  )
}

export const choicesInput: FieldInput = { read: asTexts, write: asTexts, Input: ChoicesInput }
