import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { may } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import type {
  NewView,
  SavedView,
  ViewChange,
} from '@portaria/contract/modules/saved-views/saved-views'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'
import { openingOf, readOpened } from '../../register-pages/list/list-opening.ts'
import {
  type ListState,
  readListState,
  writeListState,
} from '../../register-pages/list/list-state.ts'
import { listField } from '../../register-pages/list-fields.ts'

/** The person's own views of a list. */
export function viewsQuery(register: RegisterName) {
  return queryOptions({
    queryKey: ['saved-views', register],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: SavedView[] }>('/me/views', { query: { register }, signal })).data,
    // Only this person changes them.
    staleTime: 5 * 60_000,
  })
}

export async function keepView(view: NewView): Promise<SavedView> {
  return (await callApi<{ data: SavedView }>('/me/views', { method: 'POST', body: view })).data
}

export async function changeView(id: string, change: ViewChange): Promise<void> {
  await callApi(`/me/views/${id}`, { method: 'PATCH', body: change })
}

export async function removeView(id: string): Promise<void> {
  await callApi(`/me/views/${id}`, { method: 'DELETE' })
}

/**
 * The part of a list's state that a view stores: search, filters and sort, normalized so that two
 * views can be compared.
 */
export function viewOf(state: ListState): string {
  const names = Object.keys(state.filters).toSorted((one, other) => one.localeCompare(other))
  const filters = Object.fromEntries(names.map((name) => [name, state.filters[name] ?? '']))
  return writeListState({ ...state, filters, page: 1, title: null, whole: false }).slice(1)
}

/**
 * Whether a list shows what it opens with, so that the person's default view may replace it: nobody
 * has asked for anything.
 */
export const isAsOpened = (state: ListState, register: AnyRegister, role: Role): boolean =>
  viewOf(state) === viewOf(readOpened('', openingOf(register, role)))

/** The state of a list for a view. */
export function stateOfView(query: string): Omit<ListState, 'title' | 'whole'> {
  const { title: _, whole: __, ...state } = readListState(`?${query}`)
  return state
}

/** The standard views of a list whose filters the role may read. */
export function readyViews(register: AnyRegister, role: Role): { name: string; query: string }[] {
  return Object.entries(register.list.views ?? {}).flatMap(([name, parameters]) => {
    const fields = Object.keys(parameters).map((one) => /^filter\[(\w+)\]/.exec(one)?.[1] ?? '')
    const isRead = fields.every((one) => {
      const [field, related] = [listField(register, one), register.list.related?.[one]]
      if (related) return may(role, registers[related.register], 'read')
      return field === undefined || !isHiddenFrom(register, role, field)
    })
    const query = viewOf(readListState(`?${new URLSearchParams(parameters).toString()}`))
    return isRead ? [{ name, query }] : []
  })
}
