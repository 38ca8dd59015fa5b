import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { mattersRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof mattersRefusals> = {
  one_assignee: 'اختر مسؤولًا واحدًا: من الفريق أو مقدّم خدمة.',
}
