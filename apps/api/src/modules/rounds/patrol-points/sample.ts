import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ name: `Portão ${nth}`, location: 'Garagem' }),
  refers: ['tower_id'],
}
