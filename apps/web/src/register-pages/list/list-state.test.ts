import { describe, expect, it } from 'vitest'
import { isNarrowed, listParams, readListState, writeListState } from './list-state.ts'

describe('the address of a list', () => {
  it('holds the whole state of the list, and is read back unchanged', () => {
    const address =
      '?q=jos%C3%A9&page=3&sort=-name&filter[floor][gte]=2&filter[gender]=female,other'
    const state = readListState(address)
    expect(state).toMatchObject({
      q: 'josé',
      page: 3,
      sort: { key: 'name', direction: 'descending' },
      filters: { 'filter[floor][gte]': '2', 'filter[gender]': 'female,other' },
      removed: false,
    })
    expect(writeListState(state)).toBe(address)
    expect(isNarrowed(state)).toBe(true)
  })

  it('keeps removed rows apart from the filters, and a title out of the call', () => {
    const state = readListState('?filter%5Bdeleted%5D=true&title=OPERARIOS')
    expect([state.removed, state.filters, isNarrowed(state)]).toEqual([true, {}, false])
    expect(listParams(state)).toEqual({ 'filter[deleted]': 'true' })
    expect(writeListState(state)).toBe('?filter[deleted]=true&title=OPERARIOS')
  })

  it.each(['?page=0', '?page=-2', '?page=x', '?sort=a b', '?filter[x]='])(
    'leaves out what makes no sense: %s',
    (address) => {
      expect(listParams(readListState(address))).toEqual({})
    },
  )
})
