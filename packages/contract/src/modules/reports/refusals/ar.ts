import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { reportsRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof reportsRefusals> = {
  month_not_over: 'لم ينتهِ هذا الشهر بعد. اختر شهرًا انتهى.',
}
