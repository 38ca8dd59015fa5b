import type { ReasonWords } from './reason-words.ts'

export const ar: ReasonWords = {
  unknown: 'وسيلة غير معروفة',
  blocked: 'شخص محظور',
  not_yet: 'لم يبدأ السريان',
  expired: 'انتهى السريان',
  schedule: 'خارج الوقت المحدد',
  holiday: 'لا يسري في العطل',
  wrong_point: 'لا قاعدة لهذه النقطة',
  used_up: 'استُخدمت الدعوة من قبل',
  revoked: 'أُلغي الدخول',
  lost_card: 'بطاقة مفقودة',
  no_consent: 'لا موافقة على التعرف بالوجه',
  passback: 'دخل ولم يخرج',
  interlock: 'باب آخر مفتوح',
  lockdown: 'المداخل مغلقة',
  error: 'تعذّر اتخاذ القرار',
}
