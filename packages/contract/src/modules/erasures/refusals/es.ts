import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { erasuresRefusals } from './refusals.ts'

export const es: SentencesOf<typeof erasuresRefusals> = {
  erasure_held:
    'Todavía hay algo pendiente con esta persona. Cierre lo que muestra la lista e inténtelo de nuevo.',
}
