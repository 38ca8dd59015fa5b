import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { commonLifeRefusals } from './refusals.ts'

export const es: SentencesOf<typeof commonLifeRefusals> = {
  named_twice: 'Ya está en la lista. Quite una de las dos.',
}
