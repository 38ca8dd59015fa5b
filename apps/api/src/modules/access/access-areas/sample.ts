import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ name: `Hall ${nth}`, notes: 'Entrada pela rua lateral' }),
  refers: ['tower_id'],
}
