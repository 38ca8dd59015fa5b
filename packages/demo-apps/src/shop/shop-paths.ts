import type { Product } from './shop.types.ts'

/** The address of a product. */
export const productPath = ({ id, handle }: Pick<Product, 'id' | 'handle'>): string =>
  `/apps/e-commerce/products/${id}/${handle}`
