import { expect, test } from 'vitest'
import { priceFor, yearlyPrice } from './plans.ts'

test.each([
  [0, 0],
  [20, 158],
  [60, 474],
  [61, 478.9],
  [200, 1160],
  [300, 1450],
])('%i units cost %d a month', (units, price) => {
  expect(priceFor(units)).toBeCloseTo(price, 5)
})

test('a year costs ten months', () => {
  expect(yearlyPrice(690) * 12).toBeCloseTo(6900, -1)
})
