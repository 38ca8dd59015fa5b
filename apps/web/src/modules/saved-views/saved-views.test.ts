import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { readListState } from '../../register-pages/list/list-state.ts'
import { readyViews, stateOfView, viewOf } from './saved-views.ts'

test('a view is the address of a list without its page and title, in normalized form', () => {
  const one = viewOf(readListState('?page=3&filter[status]=ATIVO&filter[gender]=female&q=ana'))
  const other = viewOf(
    readListState('?q=ana&filter%5Bgender%5D=female&filter%5Bstatus%5D=ATIVO&title=OBRA'),
  )
  expect(one).toBe('q=ana&filter[gender]=female&filter[status]=ATIVO')
  expect(other).toBe(one)
  expect(viewOf(readListState(''))).toBe('')
  expect(stateOfView(one)).toMatchObject({ q: 'ana', page: 1, sort: null, removed: false })
})

test('a standard view is offered to roles that may read what it filters by', () => {
  const namesOf = (...asked: Parameters<typeof readyViews>) =>
    readyViews(...asked).map(({ name }) => name)
  expect(namesOf(registers.visitors, 'funcionario')).toEqual(['blocked'])
  expect(namesOf(registers.visitors, 'condomino')).toEqual([])
  expect(namesOf(registers.pets, 'condomino')).toEqual([])
  expect(namesOf(registers.residents, 'sindico')).toEqual(['no_unit', 'former', 'pending'])
  expect(namesOf(registers.towers, 'sindico')).toEqual([])
})
