import type { Field } from '@portaria/contract/define-register/field'

/** One filter: a field, or a register whose rows point here; both filter by what a field would hold. */
export type Filter = { name: string; field: Field }

/** What a filter asks for: one of some values, or a range. */
export type FilterValues = { equal: string; from: string; to: string }

export interface FilterInputProps {
  filter: Filter
  label: string
  values: FilterValues
  /** What is chosen, in words. */
  titles: string
  /** `done`: nothing more is to be chosen here. */
  onChange: (values: Partial<FilterValues>, done?: 'done') => void
}

/** The words that a filter chooses from; undefined where anything may be asked for. */
export function filterOptions({ kind, options }: Field): readonly string[] | undefined {
  if (kind === 'status') return ['ATIVO', 'INATIVO']
  return kind === 'flag' ? ['true', 'false'] : options
}
