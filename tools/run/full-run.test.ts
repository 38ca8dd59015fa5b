import { expect, it } from 'vitest'

type Judged = { line: string; isOld: boolean }
const place = new URL('./full-run.mjs', import.meta.url).href
const { judgeAge } = (await import(place)) as { judgeAge: (commits: number | null) => Judged }

it.each([
  [null, ''],
  [0, ''],
  [99, ''],
  [100, 'npm run test:all was last green 100 commits ago.'],
  [299, 'npm run test:all was last green 299 commits ago.'],
])('a run of everything %s commits ago is young enough', (commits, line) => {
  expect(judgeAge(commits)).toEqual({ line, isOld: false })
})

it('one 300 commits ago is too old', () => {
  const { line, isOld } = judgeAge(300)
  expect(isOld).toBe(true)
  expect(line).toContain('300 commits ago')
})
