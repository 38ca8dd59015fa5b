import type { Sample } from '../../../parts/sample.ts'
import { digits, samplePlate } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    plate: samplePlate(nth),
    model: `Modelo ${nth}`,
    year_manufacture: 2024,
    year_model: 2025,
    color: 'Prata',
    kind: 'car',
    tag: `E2${digits(nth, 6)}`,
  }),
  refers: ['apartment_id', 'resident_id'],
  actions: { resolve: { keep: 'this' }, sell: { ends_on: '2026-01-31' } },
}
