import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    post: `Portaria ${nth}`,
    starts_at: '2026-11-20T09:00:00.000Z',
    notes: 'Técnico do elevador volta às 14h.',
  }),
  actions: { leave: { parcels_counted: 0 }, receive: { remark: 'Falta a chave do salão.' } },
}
