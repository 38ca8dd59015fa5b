import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { gateRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof gateRefusals> = {
  visit_state: 'الزيارة في حالة أخرى: ملغاة أو مرفوضة أو منتهية.',
  entry_time: 'الوقت المذكور غير ممكن لهذا الجهاز.',
  entry_author: 'من سجّل لم يكن يعمل في البوابة حينها.',
  entry_reused: 'استُعمل هذا الرقم في تسجيل آخر بكلام مختلف أو من شخص آخر.',
  entry_unrecorded: 'لا يوجد دخول مسجَّل لهذا الشخص.',
  left_before: 'الخروج قبل الدخول المسجَّل.',
  own_entry: 'من سجّل هذا لا يقرّر بشأنه. يقرّر شخص آخر بحسابه الخاص.',
}
