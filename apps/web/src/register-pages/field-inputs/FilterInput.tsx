import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { kindTraits } from '@portaria/contract/define-register/field-kinds/kind-traits'
import { registers } from '@portaria/contract/registers/index'
import { choiceLabel } from '@portaria/contract/texts/register-texts'
import { CheckboxField } from '@portaria/ui/fields/CheckboxField'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { DateField } from '@portaria/ui/fields/DateField'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useLanguage } from '../../platform/i18n/i18n.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { useReferenceSearch } from './reference-search.ts'

/** One filter: a field, or a register whose rows point here; both filter by what a field would hold. */
export type Filter = { name: string; field: Field }

/** What a filter asks for: one of some values, or a range. */
export type FilterValues = { equal: string; from: string; to: string }

export interface FilterInputProps {
  register: AnyRegister
  filter: Filter
  label: string
  values: FilterValues
  /** What is chosen, in words. */
  titles: string
  /** `done`: nothing more is to be chosen here. */
  onChange: (values: Partial<FilterValues>, done?: 'done') => void
}

/** The controls of one filter, as its kind of field asks. */
export function FilterInput(props: FilterInputProps) {
  const { kind, options } = props.filter.field
  if (kind === 'reference') return <ReferencePanel {...props} />
  if (kind === 'status') return <ChoicePanel {...props} options={['ATIVO', 'INATIVO']} />
  if (kind === 'flag') return <ChoicePanel {...props} options={['true', 'false']} />
  if (options) return <ChoicePanel {...props} options={options} />
  return kindTraits[kind].filter === 'range' ? <RangePanel {...props} /> : <TextPanel {...props} />
}

/** Several at once: who looks for vacant and rented units ticks both. */
function ChoicePanel(props: FilterInputProps & { options: readonly string[] }) {
  const { register, filter, label, values, onChange, options } = props
  const language = useLanguage()
  const text = pageTexts.useTexts()
  const chosen = values.equal === '' ? [] : values.equal.split(',')
  const labelOf = (option: string) => {
    if (filter.field.kind === 'flag') return text(option === 'true' ? 'yes' : 'no')
    return choiceLabel(language, register.name, filter.name, option)
  }
  const toggle = (option: string, on: boolean) => {
    const next = options.filter((one) => (one === option ? on : chosen.includes(one)))
    onChange({ equal: next.join(',') })
  }
  return (
    <fieldset aria-label={label} className="flex flex-col gap-1.5">
      {options.map((option) => (
        <CheckboxField
          key={option}
          label={labelOf(option)}
          value={chosen.includes(option)}
          onChange={(on) => toggle(option, on)}
        />
      ))}
    </fieldset>
  )
}

function ReferencePanel({ filter, label, values, titles, onChange }: FilterInputProps) {
  const { register: name } = filter.field
  return name ? (
    <ReferenceSearch
      register={registers[name]}
      {...{ label, titles }}
      id={values.equal}
      onChange={(id) => onChange({ equal: id }, 'done')}
    />
  ) : null
}

interface ReferenceSearchProps {
  register: AnyRegister
  label: string
  id: string
  titles: string
  onChange: (id: string) => void
}

function ReferenceSearch({ register, label, id, titles, onChange }: ReferenceSearchProps) {
  const text = pageTexts.useTexts()
  const { items, onSearch, loading } = useReferenceSearch(register)
  return (
    <ComboboxField
      label={label}
      placeholder={text('form.typeToSearch')}
      value={id === '' ? null : { value: id, label: titles }}
      onChange={(item) => onChange(item?.value ?? '')}
      {...{ items, onSearch, loading }}
    />
  )
}

function RangePanel({ filter, values, onChange }: FilterInputProps) {
  const text = pageTexts.useTexts()
  const ends = [
    { end: 'from', label: text('list.from') },
    { end: 'to', label: text('list.to') },
  ] as const
  return (
    <div className="flex flex-col gap-3">
      {ends.map(({ end, label }) =>
        filter.field.kind === 'date' ? (
          <DateField
            key={end}
            label={label}
            format="dd/mm/yyyy"
            placeholder={text('day')}
            value={values[end]}
            // What is no date yet is still being typed.
            onChange={(day) => (day === '' || isDay(day)) && onChange({ [end]: day })}
          />
        ) : (
          <NumberField
            key={end}
            label={label}
            value={values[end] === '' ? null : Number(values[end])}
            onChange={(number) => onChange({ [end]: number === null ? '' : String(number) })}
          />
        ),
      )}
    </div>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function TextPanel({ label, values, onChange }: FilterInputProps) {
  return <TextField label={label} value={values.equal} onChange={(equal) => onChange({ equal })} />
}
