import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { departuresRefusals } from './refusals.ts'

export const en: SentencesOf<typeof departuresRefusals> = {
  departure_planned: 'A departure is already planned. Undo it before you plan another.',
  departure_needed:
    'This person still has a unit, a login, a card, a pass or a vehicle. Use “Move out…” on their page: it ends everything and makes them inactive.',
}
