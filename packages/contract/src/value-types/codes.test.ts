import { expect, test } from 'vitest'
import { valueTypeCodes } from './codes.ts'

test('codes are unique snake_case', () => {
  expect(new Set(valueTypeCodes).size).toBe(valueTypeCodes.length)
  for (const code of valueTypeCodes) expect(code).toMatch(/^[a-z]+(_[a-z]+)+$/)
})
