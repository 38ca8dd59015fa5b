import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ code: `V${nth}`, level: 'Subsolo 1', kind: 'fixed', covered: true }),
  refers: ['apartment_id'],
}
