import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { mattersRefusals } from './refusals.ts'

export const en: SentencesOf<typeof mattersRefusals> = {
  one_assignee: 'Choose one who is responsible: an employee or a provider.',
}
