import type { Field } from '@portaria/contract/define-register/field'
import type { FilterPanel, KindFilter } from './field-kind.ts'

/** One filter: by a field, or by the rows of another register that refer to the list's rows. */
export type Filter = {
  name: string
  field: Field
  /** How the field's kind is filtered by. */
  by: KindFilter
}

/** What a filter asks for: one of some values, or a range. */
export type FilterValues = { equal: string; from: string; to: string }

/** What the controls of a filter need. */
export interface FilterPanelProps {
  filter: Filter
  label: string
  values: FilterValues
  /** What is chosen, in words. */
  titles: string
  /** `done` closes the filter. */
  onChange: (values: Partial<FilterValues>, done?: 'done') => void
}

export interface FilterInputProps extends FilterPanelProps {
  panel: FilterPanel
}
