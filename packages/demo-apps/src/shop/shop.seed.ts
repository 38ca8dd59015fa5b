import { momentOf } from '../days/days.ts'
import { portrait } from '../pictures/portrait.ts'
import { scene } from '../pictures/scene.ts'
import { sampleEmail, slugOf } from '../text/slug.ts'
import { statusOf } from './order-statuses.ts'
import { TAX_RATE, withTax } from './prices.ts'
import { type ProductLine, productLines } from './product-lines.seed.ts'
import type { Customer, Order, OrderLine, OrderStep, Place, Product } from './shop.types.ts'

export type ShopState = {
  products: Product[]
  /** The orders, newest first. */
  orders: Order[]
}

function productOf([name, price, category, tags, stock]: ProductLine, index: number): Product {
  const images = ['frente', 'lado'].map((side, nth) => ({
    id: `${index + 1}-${nth + 1}`,
    url: scene(`${name} ${side}`),
    type: 'image' as const,
  }))
  return {
    id: String(index + 1),
    name,
    handle: slugOf(name),
    description: `<p>${name} para o dia a dia do condomínio. <strong>Resistente</strong> e fácil de limpar.</p>`,
    categories: [category],
    tags: tags.split('|'),
    featuredImageId: images[0]?.id ?? '',
    images,
    priceTaxExcl: price,
    priceTaxIncl: withTax(price),
    taxRate: TAX_RATE,
    comparedPrice: index % 3 === 0 ? withTax(price * 1.2) : 0,
    quantity: stock,
    sku: `EX-${String(1000 + index * 37)}`,
    width: 10 + (index % 7) * 8,
    height: 8 + (index % 5) * 12,
    depth: 6 + (index % 4) * 9,
    weight: Math.round((0.2 + (index % 9) * 0.65) * 100) / 100,
    extraShippingFee: index % 5 === 0 ? 12 : 0,
    active: index % 8 !== 6,
  }
}

const buyers = [
  'Alba Quirino',
  'Benício Valadão',
  'Clarice Montenegro',
  'Dario Frontin',
  'Estela Drumond',
  'Fausto Guarani',
  'Inês Carcará',
  'Lauro Bezerril',
  'Odete Vasques',
  'Zilda Arouca',
]

const cities: readonly Place[] = [
  { address: 'Rua das Amoreiras, 40 · São Paulo, SP', lat: -23.55, lng: -46.63 },
  { address: 'Avenida do Farol, 900 · Salvador, BA', lat: -12.97, lng: -38.5 },
  { address: 'Travessa do Moinho, 7 · Porto Alegre, RS', lat: -30.03, lng: -51.22 },
  { address: 'Rua Sete Quedas, 310 · Manaus, AM', lat: -3.12, lng: -60.02 },
  { address: 'Alameda dos Ipês, 55 · Brasília, DF', lat: -15.79, lng: -47.88 },
  { address: 'Largo da Matriz, 12 · Recife, PE', lat: -8.05, lng: -34.9 },
]

const at = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('a list of the seed is empty')
  return value
}

function customerOf(index: number): Customer {
  const name = at(buyers, index)
  const [firstName = '', lastName = ''] = name.split(' ')
  return {
    id: String((index % buyers.length) + 1),
    firstName,
    lastName,
    avatar: portrait(name),
    company: index % 3 === 0 ? 'Limpeza Alvorada' : '',
    jobTitle: index % 3 === 0 ? 'Compras' : '',
    email: sampleEmail(name),
    phone: `(11) 0${4100 + index * 13}-${2000 + index * 71}`,
    invoiceAddress: at(cities, index),
    shippingAddress: at(cities, index + (index % 2)),
  }
}

/** The states of an order in order, used in turns. */
const ways: readonly (readonly number[])[] = [
  [2, 3, 4, 5],
  [10, 2, 3],
  [11, 8],
  [1, 2, 3, 4],
  [14],
  [12, 3, 4, 5],
  [2, 6, 7],
  [13],
  [9, 3],
  [2, 3],
]

function orderOf(index: number, products: readonly Product[], now: number): Order {
  const chosen = [index * 3, index * 5 + 1, index * 7 + 2].slice(0, 1 + (index % 3))
  const lines = chosen.map((nth, place): OrderLine => {
    const product = at(products, nth)
    const quantity = 1 + ((index + place) % 4)
    return {
      id: product.id,
      name: product.name,
      price: product.priceTaxExcl,
      quantity,
      total: Math.round(product.priceTaxExcl * quantity * 100) / 100,
      image: product.images[0]?.url ?? '',
    }
  })
  const sum = (amounts: readonly number[]) =>
    Math.round(amounts.reduce((all, amount) => all + amount, 0) * 100) / 100
  const subtotal = sum(lines.map(({ total }) => total))
  const tax = Math.round(subtotal * TAX_RATE) / 100
  const discount = index % 4 === 0 ? Math.round(subtotal * 5) / 100 : 0
  const total = sum([subtotal, tax, -discount])
  const date = momentOf(now, -2 * index, 9 + (index % 8), 15)
  const steps = at(ways, index)
  const status = steps.map(
    (id, nth): OrderStep => ({
      ...statusOf(id),
      date: momentOf(now, -2 * index, 9 + (index % 8), 16 + nth * 5),
    }),
  )
  const isSent = steps.includes(4)
  return {
    id: String(index + 1),
    reference: `EX${String(20_260 + index * 7)}`,
    subtotal,
    tax,
    discount,
    total,
    date,
    customer: customerOf(index),
    products: lines,
    status: status.toReversed(),
    payment: {
      transactionId: `T-${String(700_000 + index * 4_211)}`,
      amount: total,
      method: at(['card', 'slip', 'transfer'], index),
      date,
    },
    shippingDetails: isSent
      ? [
          {
            tracking: `BR${String(100_000_000 + index * 3_217_551)}`,
            carrier: at(['Correio do Vale', 'Entregas Andorinha'], index),
            weight: Math.round((0.8 + index * 0.15) * 100) / 100,
            fee: 12 + (index % 5) * 4,
            date: status.at(-1)?.date ?? date,
          },
        ]
      : [],
  }
}

/** Twenty-five products and thirty orders, the newest on the day of `now`. */
export function shopSeed(now: number): ShopState {
  const products = productLines.map(productOf)
  const orders = Array.from({ length: 30 }, (_, index) => orderOf(index, products, now))
  return { products, orders }
}
