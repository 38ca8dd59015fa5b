import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    title: `Música alta ${nth}`,
    description: 'Depois das 23h, até a uma',
    happened_at: '2026-11-20T03:00:00.000Z',
    place: 'Salão de festas',
  }),
  refers: ['type_id'],
  actions: {
    close: { outcome: 'Conversado com a unidade' },
    cancel: { cancel_reason: 'Relatada duas vezes' },
    'tell-unit': { unit_note: 'Depois das 22h, som baixo' },
  },
}
