import { expect, test } from 'vitest'
import { accessOf } from '../../../testing/access-answers.ts'
import { withNewest } from './newest-first.ts'

const at = (minute: number) =>
  accessOf(`m${minute}`, { at: new Date(Date.UTC(2026, 10, 27, 10, minute)).toISOString() })
const [one, two, three, four] = [at(1), at(2), at(3), at(4)]
const page = (data: ReturnType<typeof at>[], next: string | null = null) => ({
  data,
  meta: { next },
})

test('what is new stands above what is shown, whose pages stay', () => {
  const older = page([one])
  const pages = [page([two], 'a'), older]
  const shown = withNewest(pages, page([three, two], 'b'))
  expect(shown).toEqual([page([three, two], 'a'), older])
  expect(withNewest(pages, page([two], 'a'))).toBe(pages)
})

test('a line changes where it stands once it is known what became of it', () => {
  const passed = { ...one, fact: 'taken' as const }
  const pages = [page([three, two], 'a'), page([one])]
  expect(withNewest(pages, page([three, two, passed]))).toEqual([pages[0], page([passed])])
  expect(withNewest(pages, page([four, three, passed]))[1]).toEqual(page([passed]))
})

test('one that was stored late stands by its moment', () => {
  const shown = withNewest([page([one, three])], page([four, three, two, one]))
  expect(shown[0]?.data).toEqual([four, three, two, one])
})

test('after a gap the newest page begins anew, so that nothing is left out', () => {
  const newest = page([four, three], 'b')
  expect(withNewest([page([one], 'a'), page([])], newest)).toEqual([newest])
})

test('a first page that has grown long begins anew', () => {
  const long = Array.from({ length: 101 }, (_, nth) => at(nth))
  const newest = page([at(200), long[100] ?? one], 'b')
  expect(withNewest([page(long, 'a')], newest)).toEqual([newest])
})
