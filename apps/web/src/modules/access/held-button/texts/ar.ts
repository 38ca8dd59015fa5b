import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  help: 'استمر في الضغط حتى يمتلئ الشريط.',
  keys: 'من لوحة المفاتيح استمر في الضغط على Enter أو مفتاح المسافة؛ وEsc يلغي.',
  early: 'رُفع الضغط قبل الأوان: لم يحدث شيء.',
  twoStep: { begin: 'لا أستطيع الاستمرار في الضغط', wait: 'انتظر لتؤكد…', confirm: 'تأكيد' },
  twoStepSaid: {
    wait: 'لم يحدث شيء بعد. بعد لحظات أكّد بالزر نفسه.',
    confirm: 'أكّد الآن بالزر نفسه.',
    lapsed: 'انتهى وقت التأكيد: لم يحدث شيء.',
  },
}
