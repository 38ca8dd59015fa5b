import type { Sample } from '../../../parts/sample.ts'
import { sampleDay } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Aniversário da cidade ${nth}`,
    day: sampleDay(nth),
    scope: 'city',
    yearly: true,
  }),
}
