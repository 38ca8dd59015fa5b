import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { departuresRefusals } from './refusals.ts'

export const es: SentencesOf<typeof departuresRefusals> = {
  departure_planned: 'Ya hay una salida planificada. Deshágala antes de planificar otra.',
  departure_needed:
    'Esta persona aún tiene unidad, acceso, tarjeta, pase o vehículo. Use «Mudanza…» en su página: termina todo y la deja inactiva.',
}
