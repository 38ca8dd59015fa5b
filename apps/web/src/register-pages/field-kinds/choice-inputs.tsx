import { mayWritePerson, type Role } from '@portaria/contract/actors/roles'
import { brazilianZones } from '@portaria/contract/value-types/time-zone'
import { states } from '@portaria/contract/value-types/uf'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useRegister } from '../register-context.tsx'
import { choiceWords } from '../register-words.ts'
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
  const { register, role, words } = useRegister()
  const label = (value: string) => choiceWords(words.language, register.name, props.name, value)
  const given = asText(props.value)
  const offered = (props.field.options ?? []).filter(
    (value) =>
      value === given ||
      ((!props.field.ofLevel || mayWritePerson(role, value as Role)) &&
        (role !== 'condomino' || (props.field.proposable?.includes(value) ?? true))),
  )
  const options = offered.map((value) => ({ value, label: label(value) }))
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

const zoneOptions = brazilianZones.map(([value, places]) => ({ value, label: places }))

/** A choice of time zones; a stored zone outside Brazil stays among the options. */
export const timeZoneInput: FieldInput = {
  ...choiceInput,
  Input: (props: FieldInputProps) => {
    const stored = asText(props.value)
    const isAbroad = stored !== '' && !zoneOptions.some(({ value }) => value === stored)
    const abroad = isAbroad ? [{ value: stored, label: stored }] : []
    return <OneOf {...props} options={[...zoneOptions, ...abroad]} />
  },
}

function ChoicesInput(props: FieldInputProps) {
  const { register, words } = useRegister()
  const chosen = asTexts(props.value)
  const toggle = (word: string, on: boolean) =>
    (props.field.options ?? []).filter((one) => (one === word ? on : chosen.includes(one)))
  return (
    // In a row of fields it takes a line of its own.
    <div className="col-span-full">
      <GroupFrame {...frameOf(props)}>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {(props.field.options ?? []).map((word) => (
            <CheckboxField
              key={word}
              label={choiceWords(words.language, register.name, props.name, word)}
              disabled={props.disabled ?? false}
              value={chosen.includes(word)}
              onChange={(on) => props.onChange(toggle(word, on))}
              onBlur={props.onBlur}
            />
          ))}
        </div>
      </GroupFrame>
    </div>
  )
}

export const choicesInput: FieldInput = { read: asTexts, write: asTexts, Input: ChoicesInput }
