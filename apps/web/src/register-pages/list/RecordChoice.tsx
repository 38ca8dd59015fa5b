import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { ComboboxField, type ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { useReferenceSearch } from '../field-kinds/reference-search.ts'
import { pageTexts } from '../texts/register-page-texts.ts'

export interface RecordChoiceProps {
  register: AnyRegister
  label: string
  required?: boolean
  error?: string | undefined
  value: ComboboxItem | null
  onChange: (value: ComboboxItem | null) => void
}

/** A choice of one record of a register, found on the server by typing. */
export function RecordChoice({ register, ...field }: RecordChoiceProps) {
  const text = pageTexts.useTexts()
  const { items, onSearch, loading } = useReferenceSearch(register)
  return (
    <ComboboxField
      placeholder={text('form.typeToSearch')}
      {...field}
      {...{ items, onSearch, loading }}
    />
  )
}
