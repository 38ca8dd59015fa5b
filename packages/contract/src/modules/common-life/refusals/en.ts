import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { commonLifeRefusals } from './refusals.ts'

export const en: SentencesOf<typeof commonLifeRefusals> = {
  named_twice: 'It is in the list already. Remove one of them.',
}
