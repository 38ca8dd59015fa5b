import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ number: String(7_000_000 + nth), technology: 'mifare', kind: 'card' }),
  refers: ['apartment_id'],
}
