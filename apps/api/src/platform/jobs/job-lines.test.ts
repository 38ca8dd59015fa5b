import { expect, it } from 'vitest'
import { companyLine } from './job-queue.ts'

it('gives a company lines that no other company shares', () => {
  const linesOf = (tenant: string) =>
    Array.from({ length: 6 }, (_, place) => companyLine('letters', tenant, 3, place))
  expect(new Set(linesOf('a')).size).toBe(3)
  expect(new Set([...linesOf('a'), ...linesOf('b')]).size).toBe(6)
  expect(companyLine('messages', 'a', 3, 0)).not.toBe(companyLine('letters', 'a', 3, 0))
})
