import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { FilterChip } from '@portaria/ui/table/FilterBar'
import { useState } from 'react'
import { useTitles } from '../field-kinds/reference-search.ts'
import { RecordChoice } from './RecordChoice.tsx'

export interface RecordChipProps {
  register: AnyRegister
  label: string
  /** The ids of the records that are filtered by, joined by commas; '' for none. */
  value: string
  /** Called with the id of the chosen record, '' for none. */
  onChange: (value: string) => void
}

/** A filter by one record, found by typing; an address may name several. */
export function RecordChip({ register, label, value, onChange }: RecordChipProps) {
  const [isOpen, setOpen] = useState(false)
  const ids = value === '' ? [] : value.split(',')
  const titles = useTitles(register, ids)
  const words = ids.map((id) => titles.get(id) ?? '…').join(', ')
  return (
    <FilterChip
      label={label}
      value={words === '' ? undefined : words}
      open={isOpen}
      onOpenChange={setOpen}
      onClear={() => onChange('')}
    >
      <RecordChoice
        register={register}
        label={label}
        value={value === '' ? null : { value, label: words }}
        onChange={(item) => {
          setOpen(false)
          onChange(item?.value ?? '')
        }}
      />
    </FilterChip>
  )
}
