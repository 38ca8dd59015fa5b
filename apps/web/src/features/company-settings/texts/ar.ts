import type { Translation } from '../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  title: 'إعدادات الشركة',
  description: 'كيف تظهر الشركة في Portaria ومع من يُتواصل. يسري ذلك على الجميع.',
  save: 'حفظ الإعدادات',
  saved: 'حُفظت الإعدادات',
  unsaved: 'تغييرات غير محفوظة',
  zoneTitle: 'تغيير المنطقة الزمنية؟',
  zoneText: 'تتبع أيام الشركة وساعاتها كلها المنطقة الجديدة، وما سُجّل من قبل كذلك.',
  zoneAction: 'تغيير المنطقة',
  people: 'الأشخاص الذين لديهم وصول',
  peopleText: 'من يدخل إلى Portaria عبر هذه الشركة: ادعُ أشخاصًا أو علّق وصولهم أو أنهِه.',
  peopleAction: 'عرض الأشخاص الذين لديهم وصول',
  invite: 'دعوة شخص',
}
