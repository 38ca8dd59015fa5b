import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { kindTraits } from '@portaria/contract/define-register/field-kinds/kind-traits'
import { registers } from '@portaria/contract/registers/index'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { DateField } from '@portaria/ui/fields/DateField'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { TextField } from '@portaria/ui/fields/TextField'
import { pageTexts } from '../texts/register-page-texts.ts'
import type { FilterInputProps } from './filter.ts'
import { useReferenceSearch } from './reference-search.ts'

/** The controls of a filter without options, as its kind of field asks. */
export function FilterInput(props: FilterInputProps) {
  const { kind } = props.filter.field
  if (kind === 'reference') return <ReferencePanel {...props} />
  return kindTraits[kind].filter === 'range' ? <RangePanel {...props} /> : <TextPanel {...props} />
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
            // A value that is no date yet is still being typed.
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
