import type { Sample } from '../../../parts/sample.ts'

const itemId = '019ab000-0000-7000-8000-000000000001'

export const sample: Sample = {
  values: (nth) => ({
    name: `Claviculário ${nth}`,
    kind: 'keys',
    location: 'Portaria principal',
    items: [{ name: `Chave do salão ${nth}`, code: `S${nth}`, note: 'Devolver limpo' }],
  }),
  refers: ['tower_id'],
  actions: {
    lend: { item_id: itemId, borrower: 'Marcos da manutenção' },
    return: { item_id: itemId },
  },
}
