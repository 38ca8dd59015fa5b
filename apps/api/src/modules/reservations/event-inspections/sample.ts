import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    moment: 'after',
    item: `Vidro ${nth}`,
    result: 'damaged',
    note: 'Trincado no canto',
  }),
}
