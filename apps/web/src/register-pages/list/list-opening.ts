import { type Role, rightsColumnOf } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { SortState } from '@portaria/ui/column'
import { type ListState, listParams, readListState, writeListState } from './list-state.ts'

/** The view with which a list opens for a role where its address asks for nothing (interface §19). */
export type Opening = {
  readonly name: string
  readonly filters: ListState['filters']
  readonly sort: SortState | null
}

/** Returns the view with which a role's list opens; null if it opens with all rows. */
export function openingOf({ list }: AnyRegister, role: Role): Opening | null {
  const { opens, views } = list
  const parameters = opens && views?.[opens.view]
  if (!parameters || !opens.of.some((one) => one === rightsColumnOf(role))) return null
  const { filters, sort } = readListState(`?${new URLSearchParams(parameters)}`)
  return { name: opens.view, filters, sort }
}

/** Whether the list has the filters with which it opens, and perhaps others. */
export const isOpening = ({ filters }: ListState, opening: Opening | null): boolean =>
  opening !== null &&
  Object.entries(opening.filters).every(([name, value]) => filters[name] === value)

/** Whether the list asks for the view with which it opens, and for nothing else. */
export const asksOnly = (state: ListState, opening: Opening): boolean =>
  orderless(state) === orderless(readOpened('', opening))

/** The filters of a list without those with which it opens. */
export const otherFilters = ({ filters }: ListState, opening: Opening): ListState['filters'] =>
  Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => opening.filters[name] !== value),
  )

/** Reads the address of a list that may open with a view. */
export function readOpened(search: string, opening: Opening | null): ListState {
  const state = readListState(search)
  if (opening === null || state.whole || !asksNothing(state)) return state
  return { ...state, filters: opening.filters, sort: opening.sort }
}

/** Writes the address of a list that may open with a view: that view alone needs no words. */
export function writeOpened(state: ListState, opening: Opening | null): string {
  return writeListState(
    opening !== null && asksOnly(state, opening)
      ? { ...state, filters: {}, sort: null, whole: false }
      : { ...state, whole: state.whole && opening !== null },
  )
}

/**
 * Returns the state of a list after changes. A search, and the removed rows, look beyond the view
 * with which the list opens, unless something else is chosen too; when they end, that view is back.
 * The order of the view goes with its filters.
 */
export function changedState(
  before: ListState,
  changes: Partial<ListState>,
  opening: Opening | null,
): ListState {
  const next = { ...before, page: 1, ...changes }
  if (opening === null) return next
  const wasOpening = isOpening(before, opening)
  const looks = changes.filters === undefined
  if (asksOnly(before, opening) && looks && (changes.q?.trim() || changes.removed))
    return { ...next, filters: otherFilters(next, opening), sort: keptSort(next, opening) }
  const left =
    wasOpening && !isOpening(next, opening) ? { ...next, sort: keptSort(next, opening) } : next
  const returns = looks && (changes.q !== undefined || changes.removed !== undefined)
  const whole = asksNothing(left) ? before.whole || !returns : before.whole
  return { ...left, whole: whole && !isOpening(left, opening) }
}

const asksNothing = (state: ListState) => Object.keys(listParams(state)).length === 0

/** A sort that the person chose; null for that of the opening view. */
const keptSort = ({ sort }: ListState, { sort: own }: Opening): SortState | null =>
  sort?.key === own?.key && sort?.direction === own?.direction ? null : sort

function orderless(state: ListState): string {
  const params = new URLSearchParams(listParams(state))
  params.sort()
  return params.toString()
}
