import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../docs/decisions')

it('a decision has at most 500 words', () => {
  const long = readdirSync(folder).filter(
    (file) =>
      readFileSync(path.join(folder, file), 'utf8').split(/\s+/).filter(Boolean).length > 500,
  )
  expect(long).toEqual([])
})
