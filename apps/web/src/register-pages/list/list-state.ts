import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { SortState } from '@portaria/ui/column'
import { readableQuery } from '../../platform/readable-query.ts'
import type { ListParams } from '../register-calls.ts'

/** The state of a list, which its address holds (interface §19). */
export type ListState = {
  q: string
  page: number
  sort: SortState | null
  /** Values by parameter: `filter[tower_id]`, `filter[floor][gte]`. */
  filters: Readonly<Record<string, string>>
  /** Whether removed records are listed in place of the live ones. */
  removed: boolean
  /** A word that renames the page (interface §8); see `wordsOfTitle`. */
  title: string | null
  /** Set if all rows are asked for where the list would open with a view (`list-opening.ts`). */
  whole: boolean
}

const WHOLE = 'all'
const REMOVED = 'filter[deleted]'

/** Reads a list's address; invalid parameters are ignored. */
export function readListState(search: string): ListState {
  const params = new URLSearchParams(search)
  const [, sign, key = ''] = /^(-?)(\w+)$/.exec(params.get('sort') ?? '') ?? []
  const page = Number(params.get('page') ?? 1)
  return {
    q: params.get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: key === '' ? null : { key, direction: sign === '-' ? 'descending' : 'ascending' },
    filters: Object.fromEntries(
      [...params].filter(
        ([name, value]) => name.startsWith('filter[') && name !== REMOVED && value,
      ),
    ),
    removed: params.get(REMOVED) === 'true',
    title: params.get('title'),
    whole: params.get(WHOLE) === 'true',
  }
}

const sortWord = ({ key, direction }: SortState) => (direction === 'descending' ? `-${key}` : key)

/** The API's parameters for a state. */
export function listParams(state: ListState): ListParams {
  return {
    ...(state.q.trim() && { q: state.q.trim() }),
    ...(state.page > 1 && { page: String(state.page) }),
    ...(state.sort && { sort: sortWord(state.sort) }),
    ...state.filters,
    ...(state.removed && { [REMOVED]: 'true' }),
  }
}

/** The query string of a state. */
export function writeListState(state: ListState): string {
  const params = new URLSearchParams(listParams(state))
  if (state.whole) params.set(WHOLE, 'true')
  if (state.title !== null) params.set('title', state.title)
  const text = readableQuery(params)
  return text === '' ? '' : `?${text}`
}

/** Whether a search or a filter narrows the list. */
export function isNarrowed({ q, filters }: ListState): boolean {
  return q.trim() !== '' || Object.keys(filters).length > 0
}

export type ChangeList = (changes: Partial<ListState>, how?: 'replace') => void

/** The server's order, which applies if the address has none. */
export function defaultSort(register: AnyRegister): SortState {
  const { sort: key, newestFirst } = register.list
  return { key, direction: newestFirst ? 'descending' : 'ascending' }
}
