import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { erasuresRefusals } from './refusals.ts'

export const en: SentencesOf<typeof erasuresRefusals> = {
  erasure_held: 'Something is still open with this person. End what the list shows and try again.',
}
