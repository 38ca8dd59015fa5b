import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  print_zero: 'طباعة الملصقات',
  print_one: 'طباعة الملصق',
  print_two: 'طباعة ملصقين',
  print_few: 'طباعة {{count}} ملصقات',
  print_many: 'طباعة {{count}} ملصقًا',
  print_other: 'طباعة {{count}} ملصق',
  printText: 'ملف PDF بعلامات قص. اطبعه بحجم 100٪ وقصه والصقه عند النقطة. يُسجَّل من طبعه.',
  printed_zero: 'لم يُحفظ شيء',
  printed_one: 'حُفظ الملصق',
  printed_two: 'حُفظ ملصقان',
  printed_few: 'حُفظت {{count}} ملصقات',
  printed_many: 'حُفظ {{count}} ملصقًا',
  printed_other: 'حُفظ {{count}} ملصق',
  save: 'حفظ بصيغة PDF',
  file: 'ملصقات-الجولات',
  sheet: 'ملصقات نقاط الجولات',
  scan: 'افتح Portaria على الهاتف ووجّه الكاميرا',
  code: 'رقم الرمز {{number}}',
  size: 'الحجم',
  sizes: {
    small: 'صغير',
    medium: 'متوسط',
    large: 'كبير',
  },
  sizesText: {
    small: '5 × 6 سم، 12 في الورقة',
    medium: '8 × 10 سم، 4 في الورقة',
    large: '15 × 18 سم، 1 في الورقة',
  },
  renewText:
    'الملصق الموجود عند النقطة لم يعد ساريًا: تُعلَّم قراءته كمشبوهة. اطبع الجديد والصقه حالًا.',
  renewed: 'غُيّر الرمز',
  renewedText: 'اطبع الملصق الجديد.',
  unplanned: 'جولة غير مخططة',
  begun: 'فُتحت جولة غير مخططة',
}
