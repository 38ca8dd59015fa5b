import type { Field } from '@portaria/contract/define-register/field'
import type { FilterPanel, KindFilter } from './field-kind.ts'

/**
 * One filter of a list: by a field, or by rows of another register that refer to the list's rows.
 */
export type Filter = {
  name: string
  field: Field
  /** How the field's kind filters. */
  by: KindFilter
}

/** The values chosen in a filter: some of them, or a range. */
export type FilterValues = { equal: string; from: string; to: string }

/** The props of a filter's controls. */
export interface FilterPanelProps {
  filter: Filter
  label: string
  values: FilterValues
  /** The chosen values in words. */
  titles: string
  /** Changes the filter; `done` closes its panel. */
  onChange: (values: Partial<FilterValues>, done?: 'done') => void
}

export interface FilterInputProps extends FilterPanelProps {
  panel: FilterPanel
}
