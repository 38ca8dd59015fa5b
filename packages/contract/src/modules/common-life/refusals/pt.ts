import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { commonLifeRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof commonLifeRefusals> = {
  named_twice: 'Já está na lista. Tire uma das duas.',
}
