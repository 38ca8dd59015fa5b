import type { FieldError, Problem } from '@portaria/contract/answers/errors'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../platform/api-problem.ts'
import { refusedIn, withoutRefused } from './dropped-filters.ts'
import { readListState, writeListState } from './list-state.ts'

const validation = (...fields: string[]) => {
  const errors = fields.map((field): FieldError => ({ field, code: 'x', message: '' }))
  const problem: Problem = { type: '', title: '', status: 422, code: 'validation', errors }
  return new ApiProblem(422, 'validation', problem)
}

test('removes from an address what the server refuses, and keeps the rest', () => {
  const refused = refusedIn(validation('filter[nome]', 'filter.gender', 'sort'))
  expect(refused).toEqual({ filters: ['nome', 'gender'], sort: true })
  const state = readListState(
    '?q=ana&sort=-x&filter[nome]=a&filter[gender]=b&filter[gender][null]=true&filter[status]=ATIVO',
  )
  const left = { ...state, ...withoutRefused(state, refused ?? { filters: [], sort: false }) }
  expect(writeListState(left)).toBe('?q=ana&filter[status]=ATIVO')
})

test('any other failure does not concern the address', () => {
  expect(refusedIn(validation('q'))).toBeNull()
  expect(refusedIn(new ApiProblem(500, 'internal'))).toBeNull()
  expect(refusedIn(new Error('x'))).toBeNull()
})
