import type { Field } from '@portaria/contract/define-register/field'

/** One filter: by a field, or by the rows of another register that refer to the list's rows. */
export type Filter = { name: string; field: Field }

/** What a filter asks for: one of some values, or a range. */
export type FilterValues = { equal: string; from: string; to: string }

export interface FilterInputProps {
  filter: Filter
  label: string
  values: FilterValues
  /** What is chosen, in words. */
  titles: string
  /** `done` closes the filter. */
  onChange: (values: Partial<FilterValues>, done?: 'done') => void
}

/** The options of a filter; undefined where any value may be asked for. */
export function filterOptions({ kind, options }: Field): readonly string[] | undefined {
  if (kind === 'status') return ['ATIVO', 'INATIVO']
  return kind === 'flag' ? ['true', 'false'] : options
}
