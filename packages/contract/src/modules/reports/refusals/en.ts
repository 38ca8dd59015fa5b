import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { reportsRefusals } from './refusals.ts'

export const en: SentencesOf<typeof reportsRefusals> = {
  month_not_over: 'This month is not over yet. Choose one that is over.',
}
