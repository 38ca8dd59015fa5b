import { expect, it } from 'vitest'
import { issuesToCodes } from '../../record-checks/validation.ts'
import { momentKind } from './moment-kind.ts'

const schema = momentKind.schema({ kind: 'moment' }, () => {
  throw new Error('a moment has nothing inside')
})

it.each([
  '2026-11-22T20:55:00.000Z',
  '2026-11-22T17:55:00-03:00',
  '2026-01-01T00:00:00.0001Z',
  '2200-01-01T00:00:00.25Z',
  '1900-01-01T00:00:00.1Z',
  '2200-12-31T23:59:59.999Z',
])('takes %s', (typed) => {
  expect(schema.safeParse(typed).success).toBe(true)
})

it.each([
  '0000-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '2201-01-01T00:00:00Z',
  '9999-12-31T23:30:00Z',
  '2026-02-30T00:00:00Z',
  `2026-01-01T00:00:00.${'0'.repeat(200)}Z`,
  '2026-01-01T00:00:00',
  '2026-01-01',
  '',
])('refuses %s', (typed) => {
  const { error } = schema.safeParse(typed)
  expect(issuesToCodes(error?.issues ?? [], typed).map(({ code }) => code)).toEqual([
    'invalid_format',
  ])
})
