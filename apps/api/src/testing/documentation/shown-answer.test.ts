import { more, rest, varies } from '@portaria/contract/api-examples/api-example'
import { expect, test } from 'vitest'
import { differences, lineDifferences } from './shown-answer.ts'

test.each([
  [
    { a: 1, b: [varies('x')] },
    { a: 1, b: ['y'] },
  ],
  [
    { a: 1, ...more },
    { a: 1, b: 2 },
  ],
  [
    [1, rest],
    [1, 2, 3],
  ],
  [null, null],
])('%j is what is shown of %j', (shown, answered) => {
  expect(differences(shown, answered)).toEqual([])
})

test.each([
  [{ a: 1 }, { a: 2 }, 'answer.a is 2, shown as 1'],
  [{ a: 1 }, { a: 1, b: 2 }, 'answer.b is not shown'],
  [{ a: 1, ...more }, {}, 'answer.a is undefined, shown as 1'],
  [{ a: varies('x') }, { a: null }, 'answer.a is a object, shown as a string'],
  [{ a: [] }, { a: [1] }, 'answer.a has 1 rows, shown are 0'],
  [{ a: [] }, { a: {} }, 'answer.a is no list'],
  [{ a: {} }, { a: null }, 'answer.a is no object'],
])('%j is not %j', (shown, answered, difference) => {
  expect(differences(shown, answered)).toEqual([difference])
})

test('lines agree to the letter, those that vary by their shape', () => {
  const shown = ['event: open', varies('id: 57')]
  expect(lineDifferences(shown, ['event: open', 'id: 3'])).toEqual([])
  expect(lineDifferences(shown, ['event: reset', 'id: 3'])).toHaveLength(1)
  expect(lineDifferences(shown, ['event: open', 'number: 3'])).toHaveLength(1)
  expect(lineDifferences(shown, ['event: open'])).toHaveLength(1)
})
