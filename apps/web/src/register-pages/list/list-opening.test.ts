import { registers } from '@portaria/contract/modules/registers'
import { describe, expect, it } from 'vitest'
import {
  asksOnly,
  changedState,
  isOpening,
  openingOf,
  otherFilters,
  readOpened,
  writeOpened,
} from './list-opening.ts'
import type { ListState } from './list-state.ts'

const opening = openingOf(registers.visits, 'sindico')
const now = '?filter[state]=inside,waiting,authorised,expected&sort=expected_from'

/** The address of a list of visits after changes. */
const after = (address: string, ...changes: Partial<ListState>[]): string =>
  changes.reduce(
    (before, change) =>
      writeOpened(changedState(readOpened(before, opening), change, opening), opening),
    address,
  )

describe('a list that opens with a view (interface §19)', () => {
  it('does so for the roles whose day it is, where the address asks for nothing', () => {
    expect(openingOf(registers.visits, 'funcionario')?.name).toBe('now')
    expect(openingOf(registers.rounds, 'sindico')?.name).toBe('to_come')
    expect(openingOf(registers.visits, 'condomino')).toBeNull()
    expect(openingOf(registers.parcels, 'sindico')).toBeNull()
    expect(readOpened('', opening)).toMatchObject({
      filters: { 'filter[state]': 'inside,waiting,authorised,expected' },
      sort: { key: 'expected_from', direction: 'ascending' },
    })
    expect(readOpened('?title=OBRA', opening).filters).not.toEqual({})
  })

  it.each(['?q=ana', '?filter[kind]=social', '?sort=-expected_from', '?page=2', '?all=true'])(
    'leaves an address that asks for something as it is: %s',
    (address) => {
      expect(isOpening(readOpened(address, opening), opening)).toBe(false)
      expect(writeOpened(readOpened(address, opening), opening)).toBe(address)
    },
  )

  it('has a short address, and a whole one from its second page on', () => {
    expect(after(now, { q: '' })).toBe('')
    expect(after('', { page: 2 })).toBe(
      '?page=2&sort=expected_from&filter[state]=inside,waiting,authorised,expected',
    )
    expect(after('', { page: 2 }, { page: 1 })).toBe('')
  })

  it('without its filter shows all rows, in their usual order', () => {
    expect(after('', { filters: {} })).toBe('?all=true')
    expect(after('', { filters: { 'filter[state]': 'inside' } })).toBe('?filter[state]=inside')
    // An order that somebody chose stays.
    expect(after('', { sort: { key: 'kind', direction: 'ascending' } }, { filters: {} })).toBe(
      '?sort=kind',
    )
    expect(after('?all=true', { filters: opening?.filters, sort: opening?.sort })).toBe('')
  })

  it('is searched among all rows, and comes back when the search is over', () => {
    expect(after('', { q: 'ana' })).toBe('?q=ana')
    expect(after('', { q: 'ana' }, { q: '' })).toBe('')
    expect(after('?all=true', { q: 'ana' }, { q: '' })).toBe('?all=true')
    expect(after('', { removed: true })).toBe('?filter[deleted]=true')
    expect(after('', { removed: true }, { removed: false })).toBe('')
    // What else is chosen narrows the search too, and nothing is lost.
    const kind = after('', { filters: { ...opening?.filters, 'filter[kind]': 'social' } })
    expect(after(kind, { q: 'ana' }, { q: '' })).toBe(kind)
    // Somebody who asks for both has both.
    const both = after('?q=ana', { filters: { ...opening?.filters }, sort: opening?.sort ?? null })
    expect(after(both, { page: 1 })).toBe(
      `?q=ana&sort=expected_from&filter[state]=inside,waiting,authorised,expected`,
    )
  })

  it('is told from other filters of the same field, and from itself with others', () => {
    if (!opening) throw new Error('visits open with a view')
    const left = readOpened('?filter[state]=left', opening)
    expect(otherFilters(left, opening)).toEqual({ 'filter[state]': 'left' })
    const view = readOpened('', opening)
    expect(otherFilters(view, opening)).toEqual({})
    expect(asksOnly(view, opening)).toBe(true)
    const more = { ...view, filters: { ...view.filters, 'filter[kind]': 'social' } }
    expect(asksOnly(more, opening)).toBe(false)
  })

  it('changes nothing in other lists', () => {
    const all = readOpened('', null)
    expect(writeOpened(changedState(all, { q: 'ana' }, null), null)).toBe('?q=ana')
    expect(writeOpened(readOpened('?all=true', null), null)).toBe('')
  })
})
