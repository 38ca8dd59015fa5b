import type { Product } from './shop.types.ts'

/** The address of a product. */
export const productPath = ({ id, handle }: Pick<Product, 'id' | 'handle'>): string =>
  `/apps/e-commerce/products/${id}/${handle}`

/** What a name looks like in an address. */
export function handleOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'product'
}
