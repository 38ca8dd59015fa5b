import type { pt } from './pt.ts'

export const ar: typeof pt = {
  lost: 'تقرير فقدان',
  other: 'تقرير الطرد',
  print: 'طباعة',
  close: 'إغلاق',
  heading: '{{title}} رقم {{number}}',
  told: 'الإفادة',
  chain: 'سلسلة الحيازة',
  columns: { at: 'متى', what: 'ماذا', where: 'أين كان', who: 'من سجّل', more: 'لمن وكيف ولماذا' },
  itself: 'النظام',
  photo: 'صورة الملصق',
  printed: 'طبعه {{name}} في {{at}}',
  sign: { desk: 'البوابة', manager: 'مدير المبنى', resident: 'الساكن' },
  date: 'التاريخ',
}
