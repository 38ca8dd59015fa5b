import { expect, test } from 'vitest'
import { columnLetter } from './column-letter.ts'
import { groupMissing } from './missing-groups.ts'

test('groups apartments by tower, sorted by number', () => {
  const missing = [
    { register: 'apartments', titles: ['Torre B', '1001'], count: 2 },
    { register: 'apartments', titles: ['Torre A', '12'], count: 1 },
    { register: 'apartments', titles: ['Torre B', '203'], count: 3 },
    { register: 'towers', titles: ['Torre C'], count: 4 },
    { register: 'unheard_of', titles: ['x'], count: 1 },
  ]
  expect(groupMissing(missing)).toEqual([
    { register: 'towers', parent: '', items: [{ title: 'Torre C', lines: 4 }] },
    { register: 'apartments', parent: 'Torre A', items: [{ title: '12', lines: 1 }] },
    {
      register: 'apartments',
      parent: 'Torre B',
      items: [
        { title: '203', lines: 3 },
        { title: '1001', lines: 2 },
      ],
    },
  ])
})

test('names columns like a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ])
})
