import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { savedViewsRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof savedViewsRefusals> = {
  too_many_views: 'Você já guarda 30 vistas desta lista. Remova alguma antes.',
}
