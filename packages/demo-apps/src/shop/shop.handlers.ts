import { defineDemoApp } from '../back-end/demo-app.ts'
import { shopSeed } from './shop.seed.ts'
import type { Product, ShopCalls } from './shop.types.ts'

/** The state without some of its rows. */
const without = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter(({ id }) => !ids.includes(id))

export const shop = defineDemoApp<ShopCalls>()({
  seed: shopSeed,
  handlers: {
    'GET /api/e-commerce-app/products': (_request, { products }) => ({ answer: products }),
    'POST /api/e-commerce-app/remove-products': ({ body }, state) => ({
      answer: undefined,
      state: { ...state, products: without(state.products, body.productIds) },
    }),
    'POST /api/e-commerce-app/remove-product': ({ body }, state) => ({
      answer: undefined,
      state: { ...state, products: without(state.products, [body.id]) },
    }),
    'GET /api/e-commerce-app/product': ({ query }, { products }) => {
      const found = products.find(({ id }) => id === query.productId)
      return found ? { answer: found } : { status: 404, message: 'Requested product do not exist.' }
    },
    'POST /api/e-commerce-app/product/save': ({ body, newId }, state) => {
      const product: Product = { ...body, id: body.id ?? newId }
      const isKnown = state.products.some(({ id }) => id === product.id)
      const products = isKnown
        ? state.products.map((each) => (each.id === product.id ? product : each))
        : [product, ...state.products]
      return { answer: product, state: { ...state, products } }
    },
    'GET /api/e-commerce-app/orders': (_request, { orders }) => ({ answer: orders }),
    'POST /api/e-commerce-app/remove-orders': ({ body }, state) => ({
      answer: undefined,
      state: { ...state, orders: without(state.orders, body.orderIds) },
    }),
    'GET /api/e-commerce-app/order': ({ query }, { orders }) => {
      const found = orders.find(({ id }) => id === query.orderId)
      return found ? { answer: found } : { status: 404, message: 'Requested order do not exist.' }
    },
  },
})
