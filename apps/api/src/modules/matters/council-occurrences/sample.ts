import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    title: `Obra sem orçamento ${nth}`,
    description: 'Foi paga sem três propostas',
    happened_at: '2026-11-20T15:00:00.000Z',
  }),
  actions: {
    close: { outcome: 'Levada à assembleia' },
    cancel: { cancel_reason: 'Relatada duas vezes' },
  },
}
