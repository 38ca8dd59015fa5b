import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    title: `Uso do salão ${nth}`,
    category: 'areas',
    source: 'internal_regulation',
    approved_on: '2023-05-10',
    body: '<p>Até as <strong>22h</strong>, com o som baixo.</p>',
    penalty: 'fine',
    penalty_basis: 'Art. 12 da convenção, uma cota',
    requires_acceptance: true,
    attachments: [{ name: 'Ata da assembleia' }],
  }),
  actions: {
    publish: { effective_from: '2023-06-01' },
    'set-end': { effective_to: null },
    'new-version': {},
    accept: {},
  },
}
