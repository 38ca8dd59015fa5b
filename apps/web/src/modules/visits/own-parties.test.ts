import { expect, test } from 'vitest'
import type { RegisterRecord } from '../../register-pages/record.ts'
import { byParty } from './own-parties.ts'

const visit = (id: string, more: object = {}): RegisterRecord =>
  ({
    id,
    purpose: 'Festa',
    apartment: { id: 'u', title: 'Ipê · 101', deleted: false },
    expected_from: '2026-11-20T22:00:00.000Z',
    expected_to: '2026-11-21T02:00:00.000Z',
    ...more,
  }) as unknown as RegisterRecord

const ids = (records: readonly RegisterRecord[]) => records.map(({ id }) => id)

test('four guests invited together are a party, others are single', () => {
  const guests = ['a', 'b', 'c', 'd'].map((id) => visit(id))
  const others = [
    visit('later', { expected_from: '2026-11-20T23:00:00.000Z' }),
    visit('elsewhere', { apartment: { id: 'v', title: 'Ipê · 102', deleted: false } }),
    visit('plumber', { purpose: null }),
  ]
  const { parties, alone } = byParty([...guests, ...others])
  expect(parties.map(ids)).toEqual([['a', 'b', 'c', 'd']])
  expect(ids(alone)).toEqual(['later', 'elsewhere', 'plumber'])
  expect(byParty(guests.slice(1)).parties).toEqual([])
})
