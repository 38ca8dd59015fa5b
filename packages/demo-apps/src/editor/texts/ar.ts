import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  toolbar: 'التنسيق',
  bold: 'غامق',
  italic: 'مائل',
  underline: 'تسطير',
  strike: 'يتوسطه خط',
  heading: 'عنوان القسم',
  subheading: 'عنوان فرعي',
  bullets: 'قائمة نقطية',
  numbers: 'قائمة مرقمة',
  quote: 'اقتباس',
  link: 'رابط',
  address: 'عنوان الرابط',
  addressHint: 'عنوان الموقع',
  wrongAddress: 'تحقق من العنوان: موقع أو بريد إلكتروني أو هاتف تسبقه tel:',
  apply: 'تطبيق',
  unlink: 'إزالة الرابط',
  undo: 'تراجع',
  redo: 'إعادة',
}
