import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const en: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'This PIN cannot be used. Choose another one that is not easy to guess.',
  pin_missing: 'Set the ordinary PIN first.',
  command_waiting:
    'The reader is still carrying out the request before this one. Wait for its result.',
  already_ordered: 'These points are already under such an order.',
}
