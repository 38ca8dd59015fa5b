import { newId } from '@portaria/contract/value-types/uuid'
import { expect, it } from 'vitest'
import { lineAmong } from './job-queue.ts'

it('begins in a line of the company, and goes through all of them', () => {
  const companies = Array.from({ length: 300 }, () => newId())
  const first = companies.map((id) => lineAmong(3, id, 0))
  for (const line of [0, 1, 2])
    expect(first.filter((one) => one === line).length).toBeGreaterThan(50)
  expect(companies.map((id) => lineAmong(3, id, 0))).toEqual(first)
  for (const id of companies)
    expect(new Set([0, 1, 2].map((place) => lineAmong(3, id, place))).size).toBe(3)
})
