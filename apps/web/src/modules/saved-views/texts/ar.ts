import type { pt } from './pt.ts'

export const ar: typeof pt = {
  views: 'العروض',
  all: { m: 'الكل', f: 'الكل' },
  ready: 'جاهزة',
  own: 'عروضي',
  isDefault: 'تُفتح به القائمة',
  save: 'حفظ العرض…',
  saveTitle: 'حفظ العرض',
  saveText: 'يحفظ البحث والمرشحات والترتيب والأعمدة والكثافة. لا يراه أحد غيرك.',
  rename: 'إعادة تسمية «{{name}}»…',
  renameTitle: 'إعادة تسمية العرض',
  name: 'اسم العرض',
  saveAction: 'حفظ',
  remove: 'حذف «{{name}}»',
  setDefault: 'فتح القائمة بهذا العرض',
  saved: 'حُفظ العرض',
  removed: 'حُذف العرض',
  undo: 'تراجع',
}
