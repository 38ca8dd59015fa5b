import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { savedViewsRefusals } from './refusals.ts'

export const es: SentencesOf<typeof savedViewsRefusals> = {
  too_many_views: 'Ya guarda 30 vistas de esta lista. Quite alguna antes.',
}
