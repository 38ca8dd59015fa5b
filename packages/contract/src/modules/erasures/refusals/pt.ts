import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { erasuresRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof erasuresRefusals> = {
  erasure_held:
    'Ainda há algo em aberto com esta pessoa. Encerre o que a lista mostra e tente de novo.',
}
