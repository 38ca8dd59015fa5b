import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { departuresRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof departuresRefusals> = {
  departure_planned: 'هناك مغادرة مخطط لها بالفعل. تراجع عنها قبل التخطيط لأخرى.',
  departure_needed:
    'ما زال لهذا الشخص وحدة أو حساب دخول أو بطاقة أو تصريح أو مركبة. استخدم «انتقال…» في صفحته: ينهي كل شيء ويجعله غير نشط.',
}
