import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  kind: 'سبب المجيء',
  company: 'الشركة',
  provider: 'مقدّم الخدمة',
  noProvider: 'بلا مقدّم خدمة مسجّل',
  providerText: 'ابحث بالاسم، أو حدّد أنه ليس من مقدّم خدمة مسجّل.',
  blocked: 'لا تُسأل الوحدة إلا بعد أن تسجّل سببًا.',
  officialText: 'الجهة الرسمية لا تنتظر: يُسجَّل الدخول فورًا ولا تُبلَّغ الوحدة.',
  shoot: 'التقاط صورة وتسجيل',
  title: 'تسجيل زيارة',
  known: 'زائر مسجّل',
  name: 'اسم من وصل',
  send: 'تسجيل الوصول',
  change: 'شخص آخر',
  photo: 'الصورة',
}
