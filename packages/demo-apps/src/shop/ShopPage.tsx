import { useAddress } from '../host/use-demo-host.ts'
import { OrderPage } from './OrderPage.tsx'
import { OrdersPage } from './OrdersPage.tsx'
import { NewProductPage, ProductPage } from './ProductPage.tsx'
import { ProductsPage } from './ProductsPage.tsx'

/** `/apps/e-commerce/products…` and `/apps/e-commerce/orders…`. */
export function ShopPage() {
  const [kind, id] = useAddress('/apps/e-commerce')
  if (kind === 'orders') return id === undefined ? <OrdersPage /> : <OrderPage orderId={id} />
  if (id === 'new') return <NewProductPage />
  return id === undefined ? <ProductsPage /> : <ProductPage key={id} productId={id} />
}
