import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { orderStatuses } from './order-statuses.ts'
import { withoutTax, withTax } from './prices.ts'
import { brokenProductRules, emptyProduct, productOfDraft } from './product-rules.ts'
import { shop } from './shop.handlers.ts'
import type { ShopCalls } from './shop.types.ts'
import { productPath } from './shop-paths.ts'

const NOW = new Date(2026, 10, 20, 12).getTime()

const open = () => openDemoApp<ShopCalls>('/api/e-commerce-app', shop, NOW)

test('the 14 states have fixed names and ids (demo-apps §10)', () => {
  expect(orderStatuses.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, nth) => nth + 1))
  expect(orderStatuses[0]?.name).toBe('Awaiting check payment')
  expect(orderStatuses[13]?.name).toBe('Awaiting Cash-on-delivery payment')
})

test('twenty-five products with a tax of ten percent, and thirty orders that add up', async () => {
  const call = open()
  const products = await call('GET /api/e-commerce-app/products')
  expect(products).toHaveLength(25)
  for (const { taxRate, priceTaxExcl, priceTaxIncl } of products) {
    expect(taxRate).toBe(10)
    expect(priceTaxIncl).toBe(withTax(priceTaxExcl))
  }
  const orders = await call('GET /api/e-commerce-app/orders')
  expect(orders).toHaveLength(30)
  for (const { products: lines, subtotal, tax, discount, total, status } of orders) {
    expect(lines.reduce((sum, line) => sum + line.total, 0)).toBeCloseTo(subtotal, 2)
    expect(subtotal + tax - discount).toBeCloseTo(total, 2)
    const moments = status.map(({ date }) => date)
    expect(moments.toSorted().toReversed()).toEqual(moments)
  }
})

test('adds and subtracts tax to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const price = cents / 100
      expect(withoutTax(withTax(price))).toBeCloseTo(price, 2)
    }),
  )
})

test('saves a product in place, or first with a new id, and removes it', async () => {
  const call = open()
  const [first] = await call('GET /api/e-commerce-app/products')
  if (first === undefined) throw new Error('no products')
  const body = { ...first, name: 'Outro vaso' }
  expect(await call('POST /api/e-commerce-app/product/save', { body })).toEqual(body)
  const { id: _id, ...fresh } = body
  const made = await call('POST /api/e-commerce-app/product/save', { body: fresh })
  expect((await call('GET /api/e-commerce-app/products'))[0]).toEqual(made)
  await call('POST /api/e-commerce-app/remove-product', { body: { id: made.id } })
  await call('POST /api/e-commerce-app/remove-products', { body: { productIds: ['2', '3'] } })
  const left = (await call('GET /api/e-commerce-app/products')).map(({ id }) => id)
  expect(left).toHaveLength(23)
  expect(left).not.toContain(made.id)
  await expect(
    call('GET /api/e-commerce-app/product', { query: { productId: made.id } }),
  ).rejects.toThrow('Requested product do not exist.')
  await call('POST /api/e-commerce-app/remove-orders', { body: { orderIds: ['1'] } })
  await expect(call('GET /api/e-commerce-app/order', { query: { orderId: '1' } })).rejects.toThrow(
    'Requested order do not exist.',
  )
})

describe('the form of a product', () => {
  test('refuses a missing name, and numbers that are cleared or negative', () => {
    expect(brokenProductRules(emptyProduct)).toEqual({ name: 'name' })
    const draft = { ...emptyProduct, name: 'Vaso', priceTaxExcl: null, quantity: -1 }
    expect(brokenProductRules(draft)).toEqual({ priceTaxExcl: 'price', quantity: 'amount' })
  })

  test('derives the address from the name', () => {
    const product = productOfDraft({ ...emptyProduct, name: ' Vaso azul ' }, 'vaso-azul')
    expect(product).toMatchObject({ name: 'Vaso azul', handle: 'vaso-azul' })
    expect(productPath({ id: '7', handle: 'vaso-azul' })).toBe(
      '/apps/e-commerce/products/7/vaso-azul',
    )
  })
})
