import type { TextOf } from '../../../texts/register-text.ts'
import type { species } from './species.ts'

export const ar: TextOf<typeof species> = {
  one: 'نوع حيوان',
  many: 'أنواع الحيوانات',
  gender: 'm',
  purpose: 'أنواع الحيوانات. توجد قائمة مشتركة؛ أضف ما ينقصها.',
  fields: { requires_vaccine: 'يتطلب تطعيمًا', icon: 'الرمز' },
  help: { icon: 'رمز تعبيري، مثل 🐕.' },
}
