import type { pt } from './pt.ts'

export const en: typeof pt = {
  choose: 'Choose a company',
  current: 'Company: {{company}}. Change',
  chosen: 'Chosen company',
  search: 'Search a company by name',
  companies: 'Companies',
  empty: 'No company with this name.',
  failed: 'The companies could not be searched. Try again.',
  inactive: 'Inactive',
  clear: 'Leave this company',
  keys: 'Arrows choose, Enter opens, Esc closes',
}
