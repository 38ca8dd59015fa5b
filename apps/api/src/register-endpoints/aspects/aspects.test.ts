import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const machinery = path.resolve(import.meta.dirname, '..')

/** What asks whether a register has an aspect. Data of its definition that is only read on is free. */
const asks = /\.?keepsDisputed\b|\.pending\??\.(create|lock|change|remove)\b|needsNested\(/

test('whether a register has an aspect is asked by the aspect alone', () => {
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
