export type ProductImage = { id: string; url: string; type: 'image' }

/** A product, with prices in reais, sizes in centimetres and weight in kilograms. */
export type Product = {
  id: string
  name: string
  /** The last part of its address. */
  handle: string
  description: string
  categories: string[]
  tags: string[]
  /** '' without one. */
  featuredImageId: string
  images: ProductImage[]
  priceTaxExcl: number
  priceTaxIncl: number
  /** Percent of the price without tax. */
  taxRate: number
  /** The former price, or the price elsewhere. */
  comparedPrice: number
  quantity: number
  sku: string
  width: number
  height: number
  depth: number
  weight: number
  extraShippingFee: number
  active: boolean
}

/** A state of an order (demo-apps §10). */
export type OrderStatus = { id: number; name: string; color: string }

export type OrderStep = OrderStatus & {
  /** In ISO 8601. */
  date: string
}

export type Place = { address: string; lat: number; lng: number }

export type Customer = {
  id: string
  firstName: string
  lastName: string
  avatar: string
  company: string
  jobTitle: string
  email: string
  phone: string
  invoiceAddress: Place
  shippingAddress: Place
}

export type OrderLine = {
  id: string
  name: string
  price: number
  quantity: number
  total: number
  image: string
}

export type Order = {
  id: string
  reference: string
  subtotal: number
  tax: number
  discount: number
  total: number
  /** In ISO 8601, like all times of an order. */
  date: string
  customer: Customer
  products: OrderLine[]
  /** The steps, newest first. */
  status: OrderStep[]
  payment: { transactionId: string; amount: number; method: string; date: string }
  shippingDetails: {
    tracking: string
    carrier: string
    weight: number
    fee: number
    date: string
  }[]
}

export type ShopCalls = {
  'GET /api/e-commerce-app/products': { answer: Product[] }
  'POST /api/e-commerce-app/remove-products': { body: { productIds: string[] }; answer: undefined }
  'POST /api/e-commerce-app/remove-product': { body: { id: string }; answer: undefined }
  'GET /api/e-commerce-app/product': { query: { productId: string }; answer: Product }
  /**
   * Saves a product: replaces the product with its id; a product without an id gets a new one and
   * comes first.
   */
  'POST /api/e-commerce-app/product/save': {
    body: Omit<Product, 'id'> & { id?: string }
    answer: Product
  }
  'GET /api/e-commerce-app/orders': { answer: Order[] }
  'POST /api/e-commerce-app/remove-orders': { body: { orderIds: string[] }; answer: undefined }
  'GET /api/e-commerce-app/order': { query: { orderId: string }; answer: Order }
}
