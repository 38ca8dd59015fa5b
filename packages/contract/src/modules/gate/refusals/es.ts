import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { gateRefusals } from './refusals.ts'

export const es: SentencesOf<typeof gateRefusals> = {
  visit_state: 'La visita está en otra situación: cancelada, denegada o terminada.',
  entry_time: 'La hora indicada no es posible para este dispositivo.',
  entry_author: 'Quien lo registró ya no trabajaba en la portería en ese momento.',
  entry_reused: 'Otro registro ya usó este número, con otras palabras o de otra persona.',
  entry_unrecorded: 'No hay ninguna entrada registrada de esta persona.',
  left_before: 'La salida es anterior a la entrada registrada.',
  own_entry:
    'Quien hizo este registro no decide sobre él. Lo resuelve otra persona, con su propio acceso.',
}
