import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  pageTitle: 'Factura {{number}}',
  invoice: 'Factura',
  number: 'Número',
  date: 'Emisión',
  dueDate: 'Vencimiento',
  from: 'De',
  client: 'Para',
  service: 'Servicio',
  unit: 'Unidad',
  unitPrice: 'Precio',
  quantity: 'Cant.',
  total: 'Total',
  subtotal: 'Subtotal',
  tax: 'Impuestos',
  discount: 'Descuento',
  due: 'Total a pagar',
  print: 'Imprimir',
  other: 'Ver otro modelo',
  thanks: 'Pague hasta el {{date}}. ¿Dudas? Escriba a {{email}}.',
  notice: 'Documento de ejemplo, sin valor fiscal.',
}
