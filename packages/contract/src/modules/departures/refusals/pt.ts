import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { departuresRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof departuresRefusals> = {
  departure_planned: 'Já há uma saída planejada. Desfaça-a antes de planejar outra.',
  departure_needed:
    'Ainda há unidade, login, cartão, passe ou veículo desta pessoa. Use “Mudança…” na página dela: termina tudo e a deixa inativa.',
}
