import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const es: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'Este PIN no se puede usar. Elija otro que no sea fácil de adivinar.',
  pin_missing: 'Defina primero el PIN normal.',
  command_waiting: 'El lector todavía ejecuta el pedido anterior. Espere el resultado.',
  already_ordered: 'Estos puntos ya están bajo una orden igual.',
}
