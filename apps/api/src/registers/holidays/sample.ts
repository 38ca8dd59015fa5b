import type { Sample } from '../sample.ts'
import { sampleDay } from '../sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Aniversário da cidade ${nth}`,
    day: sampleDay(nth),
    scope: 'city',
    yearly: true,
  }),
}
