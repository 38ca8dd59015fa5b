import { expect, it } from 'vitest'
import { refusals } from '../../testing/refusals.ts'
import { lendBody } from './cabinet-loans.ts'

const unit = '018f0000-0000-7000-8000-000000000000'

it('a loan is due at a plausible moment', () => {
  const body = { item_id: unit, borrower: 'Ana', due_at: '0000-01-01T00:00:00Z' }
  expect(refusals(lendBody, body)).toEqual(['due_at invalid_format'])
  expect(refusals(lendBody, { ...body, due_at: '2026-01-01T00:00:00Z' })).toEqual([])
})
