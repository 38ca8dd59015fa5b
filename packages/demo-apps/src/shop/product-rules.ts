import type { Product } from './shop.types.ts'

/** A product in its form: one without an id is new; a cleared number is null. */
export type ProductDraft = Omit<Product, 'id' | NumberField> & { id?: string } & Record<
    NumberField,
    number | null
  >

const numbers = [
  'priceTaxExcl',
  'priceTaxIncl',
  'comparedPrice',
  'quantity',
  'width',
  'height',
  'depth',
  'weight',
  'extraShippingFee',
] as const

export type NumberField = (typeof numbers)[number]

const prices: ReadonlySet<NumberField> = new Set([
  'priceTaxExcl',
  'priceTaxIncl',
  'comparedPrice',
  'extraShippingFee',
])

type Broken = Partial<Record<NumberField | 'name', 'name' | 'price' | 'amount'>>

/** The rule that each field breaks, if any. */
export function brokenProductRules(draft: ProductDraft): Broken {
  const wrong = numbers.filter((name) => {
    const value = draft[name]
    return value === null || value < 0
  })
  return {
    ...(draft.name.trim() === '' && { name: 'name' as const }),
    ...Object.fromEntries(wrong.map((name) => [name, prices.has(name) ? 'price' : 'amount'])),
  }
}

/** Converts a form that breaks no rule to a product for saving. */
export function productOfDraft(
  draft: ProductDraft,
  handle: string,
): Omit<Product, 'id'> & { id?: string } {
  const filled = Object.fromEntries(numbers.map((name) => [name, draft[name] ?? 0])) as Record<
    NumberField,
    number
  >
  return { ...draft, ...filled, name: draft.name.trim(), handle }
}

/** An empty form. */
export const emptyProduct: ProductDraft = {
  name: '',
  handle: '',
  description: '',
  categories: [],
  tags: [],
  featuredImageId: '',
  images: [],
  priceTaxExcl: 0,
  priceTaxIncl: 0,
  taxRate: 10,
  comparedPrice: 0,
  quantity: 0,
  sku: '',
  width: 0,
  height: 0,
  depth: 0,
  weight: 0,
  extraShippingFee: 0,
  active: true,
}
