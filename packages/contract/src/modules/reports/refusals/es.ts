import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { reportsRefusals } from './refusals.ts'

export const es: SentencesOf<typeof reportsRefusals> = {
  month_not_over: 'Este mes aún no terminó. Elija un mes que ya haya terminado.',
}
