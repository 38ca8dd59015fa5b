import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useAddress } from '../host/use-demo-host.ts'
import { OrdersPage } from './OrdersPage.tsx'
import { ProductsPage } from './ProductsPage.tsx'

const NewProductPage = lazyPart(async () => (await import('./ProductPage.tsx')).NewProductPage)
const ProductPage = lazyPart(async () => (await import('./ProductPage.tsx')).ProductPage)
const OrderPage = lazyPart(async () => (await import('./OrderPage.tsx')).OrderPage)

/** `/apps/e-commerce/products…` and `/apps/e-commerce/orders…`. */
export function ShopPage() {
  useFetchedAtRest(ProductPage)
  useFetchedAtRest(OrderPage)
  const [kind, id] = useAddress('/apps/e-commerce')
  if (kind === 'orders') return id === undefined ? <OrdersPage /> : <OrderPage orderId={id} />
  if (id === 'new') return <NewProductPage />
  return id === undefined ? <ProductsPage /> : <ProductPage key={id} productId={id} />
}
