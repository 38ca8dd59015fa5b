import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  saving: 'جارٍ الحفظ…',
  saved: 'حُفظ عند {{time}}',
  unsaved: 'تغييرات غير محفوظة',
  failed: 'تعذّر الحفظ',
  wrongFields_zero: 'لا حقول للتصحيح',
  wrongFields_one: 'حقل واحد للتصحيح',
  wrongFields_two: 'حقلان للتصحيح',
  wrongFields_few: '{{count}} حقول للتصحيح',
  wrongFields_many: '{{count}} حقلًا للتصحيح',
  wrongFields_other: '{{count}} حقل للتصحيح',
  offline: 'ما كتبته ما زال هنا. احفظه عند عودة الاتصال.',
  draft: {
    label: 'مسودة',
    title: 'لديك تغييرات غير محفوظة ({{when}}).',
    text: 'قد لا تكون الوثائق والصور والبيانات المحمية الأخرى قد حُفظت.',
    outdated: 'تغيّر السجل بعد ذلك: عند الحفظ تختار ما يبقى.',
    continue: 'متابعة',
    discard: 'تجاهل',
  },
}
