import type { Sample } from '../../../parts/sample.ts'
import { digits, NO_FILE } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    kind: 'parcel',
    addressee: `Ana Prado ${nth}`,
    carrier: 'Correios',
    tracking: `BR${digits(nth, 9)}BR`,
    place: 'desk',
    place_note: 'Prateleira 2',
  }),
  refers: ['apartment_id'],
  ends: 'return',
  actions: {
    move: { place: 'desk', place_note: 'Prateleira 3' },
    'renew-code': {},
    delegate: { name: 'Rita, da diarista' },
    return: { returned_reason: 'Prazo vencido' },
    refuse: {
      refused_statement: 'O destinatário está ausente até o dia 30.',
      signature_file_id: NO_FILE,
    },
    lose: { lost_report: 'Vista pela última vez na segunda-feira.' },
    'revoke-delegate': { delegate_id: '019ab000-0000-7000-8000-000000000001' },
  },
}
