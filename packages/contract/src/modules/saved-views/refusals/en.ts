import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { savedViewsRefusals } from './refusals.ts'

export const en: SentencesOf<typeof savedViewsRefusals> = {
  too_many_views: 'You keep 30 views of this list already. Remove one first.',
}
