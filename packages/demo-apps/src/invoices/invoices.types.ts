export type InvoiceParty = { title: string; address: string; phone: string; email: string }

/** A line of an invoice; amounts are strings with a decimal point. */
export type InvoiceService = {
  id: string
  title: string
  detail: string
  unit: string
  unitPrice: string
  quantity: string
  total: string
}

/** Amounts in reais, as strings with a decimal point (demo-apps §16). */
export type Invoice = {
  id: string
  from: InvoiceParty & { website: string }
  client: InvoiceParty
  number: string
  /** Days as year-month-day. */
  date: string
  dueDate: string
  services: InvoiceService[]
  subtotal: string
  tax: string
  discount: string
  total: string
}

export type InvoiceCalls = {
  'GET /api/invoices/get-invoice': { query: { id: string }; answer: Invoice }
}
