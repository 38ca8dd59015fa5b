import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  pageTitle: 'Invoice {{number}}',
  invoice: 'Invoice',
  number: 'Number',
  date: 'Issued',
  dueDate: 'Due',
  from: 'From',
  client: 'To',
  service: 'Service',
  unit: 'Unit',
  unitPrice: 'Price',
  quantity: 'Qty',
  total: 'Total',
  subtotal: 'Subtotal',
  tax: 'Taxes',
  discount: 'Discount',
  due: 'Total due',
  print: 'Print',
  other: 'See the other design',
  thanks: 'Please pay by {{date}}. Questions? Write to {{email}}.',
  notice: 'Sample document, without fiscal value.',
}
