import type { Sample } from '../../../parts/sample.ts'
import { NO_FILE } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    post: `Portaria ${nth}`,
    starts_at: '2026-11-20T09:00:00.000Z',
    notes: 'Técnico do elevador volta às 14h.',
  }),
  actions: {
    leave: { parcels_counted: 0, left_signature_file_id: NO_FILE },
    receive: { remark: 'Falta a chave do salão.', received_signature_file_id: NO_FILE },
  },
}
