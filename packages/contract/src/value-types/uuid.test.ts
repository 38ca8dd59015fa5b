import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUuid, newId } from './uuid.ts'

/** Returns the milliseconds since 1970 in a UUID v7. */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

test('an id is a UUID v7 of its millisecond', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 48 - 1), (now) => {
      const id = newId(now)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(timeOf(id)).toBe(now)
      expect(isUuid(id)).toBe(true)
    }),
  )
})

test('ids of one millisecond ascend and differ', () => {
  const now = Date.UTC(2026, 10, 21)
  const ids = Array.from({ length: 20_000 }, () => newId(now))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('a later millisecond comes after', () => {
  const now = Date.UTC(2026, 10, 21)
  expect(newId(now) < newId(now + 1)).toBe(true)
})

test('the default time is now', () => {
  const before = Date.now()
  const carried = timeOf(newId())
  expect(carried).toBeGreaterThanOrEqual(before)
  expect(carried).toBeLessThanOrEqual(Date.now())
})

test('two ids of one process in two milliseconds share no random half', () => {
  expect(newId(1).slice(24)).not.toBe(newId(2).slice(24))
})

test.each([
  ['00000000-0000-0000-0000-000000000000', true],
  ['018F4E7C-1B2A-7C3D-8E4F-0123456789AB', true],
  ['018f4e7c1b2a7c3d8e4f0123456789ab', false],
  ['018f4e7c-1b2a-7c3d-8e4f-0123456789a', false],
  ['g18f4e7c-1b2a-7c3d-8e4f-0123456789ab', false],
  [' 018f4e7c-1b2a-7c3d-8e4f-0123456789ab', false],
  ['', false],
])('%j: %j', (text, is) => {
  expect(isUuid(text)).toBe(is)
})
