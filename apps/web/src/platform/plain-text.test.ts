import { expect, test } from 'vitest'
import { findAllPlain, findPlain } from './plain-text.ts'

test.each([
  ['Comunicação', 'cacao', 'cação'],
  ['Áreas comuns', 'areas', 'Áreas'],
  ['Pa\u0301tio', 'pat', 'Pa\u0301t'],
  ['São João', 'JOÃO', 'João'],
])('in %s, %s is found as %s', (text, part, found) => {
  const range = findPlain(text, part)
  expect(text.slice(range?.start, range?.end)).toBe(found)
})

test('a missing and an empty text are not found', () => {
  expect(findPlain('Torres', 'x')).toBeNull()
  expect(findPlain('Torres', '  ')).toBeNull()
})

test('finds every place, without overlaps', () => {
  const places = findAllPlain('Ação, reação e AÇÃO', 'acao')
  expect(places).toEqual([
    { start: 0, end: 4 },
    { start: 8, end: 12 },
    { start: 15, end: 19 },
  ])
  expect(findAllPlain('aaa', 'aa')).toEqual([{ start: 0, end: 2 }])
})
