import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { openingOf, readOpened } from '../../register-pages/list/list-opening.ts'
import { readListState } from '../../register-pages/list/list-state.ts'
import { isAsOpened, readyViews, stateOfView, viewOf } from './saved-views.ts'

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

test('a default view replaces what a list opens with, and nothing that was asked for', () => {
  const opened = (name: 'visits' | 'towers', address: string) =>
    isAsOpened(
      readOpened(address, openingOf(registers[name], 'sindico')),
      registers[name],
      'sindico',
    )
  expect(['', '?all=true', '?q=ana'].map((one) => opened('visits', one))).toEqual([
    true,
    false,
    false,
  ])
  expect(['', '?filter[status]=ATIVO'].map((one) => opened('towers', one))).toEqual([true, false])
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
