import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { ComboboxField } from '@portaria/ui/fields/ComboboxField'
import { DateField } from '@portaria/ui/fields/DateField'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { TextField } from '@portaria/ui/fields/TextField'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { pageTexts } from '../texts/register-page-texts.ts'
import type { FilterPanel } from './field-kind.ts'
import type { FilterInputProps, FilterPanelProps } from './filter.ts'
import { useReferenceSearch } from './reference-search.ts'

function ReferencePanel({ filter, label, values, titles, onChange }: FilterPanelProps) {
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

interface RangeProps {
  children: (end: 'from' | 'to', label: string) => ReactNode
}

function Range({ children }: RangeProps) {
  const text = pageTexts.useTexts()
  return (
    <div className="flex flex-col gap-3">
      {children('from', text('list.from'))}
      {children('to', text('list.to'))}
    </div>
  )
}

function NumbersPanel({ values, onChange }: FilterPanelProps) {
  return (
    <Range>
      {(end, label) => (
        <NumberField
          label={label}
          value={values[end] === '' ? null : Number(values[end])}
          onChange={(number) => onChange({ [end]: number === null ? '' : String(number) })}
        />
      )}
    </Range>
  )
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

function DaysPanel({ values, onChange }: FilterPanelProps) {
  const text = pageTexts.useTexts()
  return (
    <Range>
      {(end, label) => (
        <DateField
          label={label}
          format="dd/mm/yyyy"
          placeholder={text('day')}
          value={values[end]}
          // A value that is not a date yet is still being typed.
          onChange={(day) => (day === '' || isDay(day)) && onChange({ [end]: day })}
        />
      )}
    </Range>
  )
}

function TextPanel({ label, values, onChange }: FilterPanelProps) {
  return <TextField label={label} value={values.equal} onChange={(equal) => onChange({ equal })} />
}

const panels: Record<FilterPanel, ComponentType<FilterPanelProps>> = {
  text: TextPanel,
  numbers: NumbersPanel,
  days: DaysPanel,
  reference: ReferencePanel,
}

/**
 * The controls of a filter without options. If they load after their panel opened, they take its
 * focus.
 */
export function FilterInput({ panel, ...props }: FilterInputProps) {
  const Panel = panels[panel]
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = frame.current?.closest('[role="dialog"]')
    // On touch devices the panel keeps the focus, so that no keyboard covers it.
    if (document.activeElement === dialog && !matchMedia('(pointer: coarse)').matches)
      frame.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={frame}>
      <Panel {...props} />
    </div>
  )
}
