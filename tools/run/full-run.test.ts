import { expect, it } from 'vitest'

type Judged = { line: string; isOld: boolean }
const place = new URL('./full-run.mjs', import.meta.url).href
const { judgeAge } = (await import(place)) as {
  judgeAge: (ages: [name: string, commits: number | null][]) => Judged
}

it.each([
  [null, ''],
  [0, ''],
  [99, ''],
  [100, "npm run test:all -- --stage 'journeys' was last green 100 commits ago."],
  [299, "npm run test:all -- --stage 'journeys' was last green 299 commits ago."],
])('a stage that was green %s commits ago is young enough', (commits, line) => {
  const ages = judgeAge([
    ['tests', 20],
    ['journeys', commits],
  ])
  expect(ages).toEqual({ line, isOld: false })
})

it('a stage of 300 commits ago is too old, however recent the others are', () => {
  const { line, isOld } = judgeAge([
    ['sabotages', 300],
    ['tests', 0],
  ])
  expect(isOld).toBe(true)
  expect(line).toContain("'sabotages' was last green 300 commits ago")
})

it('reports nothing without a full run', () => {
  expect(judgeAge([])).toEqual({ line: '', isOld: false })
})
