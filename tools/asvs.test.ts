import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)
const text = readFileSync(path.join(root, 'docs/security/asvs.md'), 'utf8')

const STATES = ['held', 'not applicable', 'open']

type Row = { number: string; level: string; state: string; by: string }

/** The rows of all chapters: number, level, requirement, state, by. */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*?) \| .*? \| (.*?) \| (.*) \|$/gm)].map(
  ([, number = '', level = '', state = '', by = '']): Row => ({ number, level, state, by }),
)

/** The counts of the head by level: held, not applicable, open. */
const counted = new Map(
  [...text.matchAll(/^\| (1|2|both) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
    ([, level = '', ...counts]) => [level, counts.map(Number)],
  ),
)

const countOf = (some: readonly Row[]) =>
  STATES.map((state) => some.filter((row) => row.state === state).length)

it('every number occurs once', () => {
  const numbers = rows.map(({ number }) => number)
  expect(numbers.length).toBeGreaterThan(200)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it('every line of a requirement is read, with one of three states', () => {
  expect(text.match(/^\| \d+\./gm)).toHaveLength(rows.length)
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
})

it('the counts of the head are right', () => {
  expect(counted).toEqual(
    new Map([
      ['1', countOf(rows.filter(({ level }) => level === '1'))],
      ['2', countOf(rows.filter(({ level }) => level === '2'))],
      ['both', countOf(rows)],
    ]),
  )
})

it('every file that is named exists', () => {
  const named = rows.flatMap(({ by }) =>
    [...by.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|md|sql|json))`/g)].map(
      ([, file = '']) => file,
    ),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
