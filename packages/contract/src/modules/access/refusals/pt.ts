import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'Este PIN não pode ser usado. Escolha outro, que não seja fácil de adivinhar.',
  pin_missing: 'Defina primeiro o PIN normal.',
  command_waiting: 'O leitor ainda executa o pedido anterior. Espere o resultado.',
  already_ordered: 'Estes pontos já estão sob uma ordem igual.',
}
