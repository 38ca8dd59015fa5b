import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { reportsRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof reportsRefusals> = {
  month_not_over: 'Este mês ainda não terminou. Escolha um mês que já terminou.',
}
