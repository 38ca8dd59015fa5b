import { expect, it } from 'vitest'

type Judged = { line: string; isOld: boolean }
const place = new URL('./full-run.mjs', import.meta.url).href
const { judgeAge } = (await import(place)) as {
  judgeAge: (ages: [name: string, commits: number | 'never' | null][]) => Judged
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

it('names a stage that was never green, beside one that is too old', () => {
  const never = "npm run test:all -- --stage 'journeys' was never green."
  expect(judgeAge([['journeys', 'never']])).toEqual({ line: never, isOld: false })
  const { line, isOld } = judgeAge([
    ['journeys', 'never'],
    ['tests', 300],
  ])
  expect(isOld).toBe(true)
  expect(line.split('\n')).toEqual([never, expect.stringContaining("'tests' was last green 300")])
})
