import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  pageTitle: 'فاتورة {{number}}',
  invoice: 'فاتورة',
  number: 'الرقم',
  date: 'تاريخ الإصدار',
  dueDate: 'تاريخ الاستحقاق',
  from: 'من',
  client: 'إلى',
  service: 'الخدمة',
  unit: 'الوحدة',
  unitPrice: 'السعر',
  quantity: 'الكمية',
  total: 'المجموع',
  subtotal: 'المجموع الفرعي',
  tax: 'الضرائب',
  discount: 'الخصم',
  due: 'المبلغ المستحق',
  print: 'طباعة',
  other: 'عرض النموذج الآخر',
  thanks: 'يُرجى الدفع قبل {{date}}. لأي سؤال، اكتب إلى {{email}}.',
  notice: 'مستند توضيحي بلا قيمة ضريبية.',
}
