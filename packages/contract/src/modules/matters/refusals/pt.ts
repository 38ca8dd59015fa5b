import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { mattersRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof mattersRefusals> = {
  one_assignee: 'Escolha só um responsável: da equipe ou um prestador.',
}
