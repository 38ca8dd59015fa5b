import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const machinery = path.resolve(import.meta.dirname, '..')

/**
 * Matches code that asks whether a register has an aspect. It does not match code that only reads
 * further data of the aspect's definition.
 */
const asks = /\.?keepsDisputed\b|\.pending\??\.(create|lock|change|remove)\b|needsNested\(/

test('only the aspect asks whether a register has it', () => {
  const files = readdirSync(machinery, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('.sabotages.'),
  )
  const asking = files.filter((file) => asks.test(readFileSync(path.join(machinery, file), 'utf8')))
  expect(asking.toSorted()).toEqual([
    'aspects/disputed-values.ts',
    'aspects/nested-rows.ts',
    'aspects/pending-rows.ts',
  ])
})
