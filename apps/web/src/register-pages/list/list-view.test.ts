import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { expect, it } from 'vitest'
import { hiddenAt } from './list-view.ts'

const hidden = new Set(['creator', 'plate'])

it.each([
  [undefined, true],
  ['waiting', false],
  ['inside,waiting,authorised,expected', true],
])('the author of rows in the states %s is hidden: %s', (states, isHidden) => {
  const filters: Record<string, string> = states === undefined ? {} : { 'filter[state]': states }
  const shown = hiddenAt(visits, { filters }, hidden)
  expect(shown.has('creator')).toBe(isHidden)
  expect(shown.has('plate')).toBe(true)
})
