import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    description: `Furadeira ${nth}`,
    quantity: 1,
    direction: 'out',
    carrier: 'Marcos, da marcenaria',
  }),
  refers: ['host_id'],
}
