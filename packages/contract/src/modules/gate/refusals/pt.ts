import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { gateRefusals } from './refusals.ts'

export const pt: SentencesOf<typeof gateRefusals> = {
  visit_state: 'A visita está em outra situação: cancelada, negada ou já encerrada.',
  entry_time: 'O horário informado não é possível para este aparelho.',
  entry_author: 'Quem lançou já não trabalhava na portaria nesse momento.',
  entry_reused:
    'Outro registro deste aparelho já usou este número, com outras palavras ou de outra pessoa.',
  entry_unrecorded: 'Não há entrada registrada desta pessoa.',
  left_before: 'A saída é anterior à entrada registrada.',
  own_entry:
    'Quem fez este registro não decide sobre ele. Outra pessoa resolve, com o próprio acesso.',
}
