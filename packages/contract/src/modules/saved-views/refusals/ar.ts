import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { savedViewsRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof savedViewsRefusals> = {
  too_many_views: 'لديك 30 عرضًا محفوظًا لهذه القائمة. احذف أحدها أولًا.',
}
