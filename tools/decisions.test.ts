import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../docs/decisions')

/** Longer ones of before; whoever changes one of them makes it fit. */
const LONG = ['0025', '0026', '0027', '0028', '0063', '0065', '0067', '0068', '0070']

it('a decision has at most 500 words', () => {
  const long = readdirSync(folder).filter(
    (file) =>
      readFileSync(path.join(folder, file), 'utf8').split(/\s+/).filter(Boolean).length > 500,
  )
  expect(long.map((file) => file.slice(0, 4))).toEqual(LONG)
})
