import { defineDemoApp } from '../back-end/demo-app.ts'
import { invoicesSeed } from './invoices.seed.ts'
import type { InvoiceCalls } from './invoices.types.ts'

export const invoices = defineDemoApp<InvoiceCalls>()({
  seed: invoicesSeed,
  handlers: {
    'GET /api/invoices/get-invoice': ({ query }, all) => {
      const found = all.find(({ id }) => id === query.id)
      return found ? { answer: found } : { status: 404, message: 'Requested invoice do not exist.' }
    },
  },
})
