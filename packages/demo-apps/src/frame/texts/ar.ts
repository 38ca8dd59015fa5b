import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  sections: 'الأقسام',
  undo: 'تراجع',
  select: 'تحديد {{name}}',
  selectAll: 'تحديد الكل',
  checkList: {
    item: 'عنصر {{number}}',
    done: 'تم: {{text}}',
    newItem: 'عنصر جديد',
    addItem: 'إضافة عنصر',
    removeItem: 'إزالة: {{text}}',
  },
  missingText: 'ربما حُذف.',
  showAll: 'عرض الكل',
  cannotUndo: 'لا يمكن التراجع عن ذلك.',
  wrongPicture: 'اختر صورة لا تتجاوز 2 ميغابايت.',
}
