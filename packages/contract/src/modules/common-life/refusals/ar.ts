import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { commonLifeRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof commonLifeRefusals> = {
  named_twice: 'موجود في القائمة. احذف أحدهما.',
}
