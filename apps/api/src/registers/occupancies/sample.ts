import type { Sample } from '../sample.ts'
import { sampleDay } from '../sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    relation: 'dependent',
    starts_on: sampleDay(nth),
    may_authorize_visitors: true,
  }),
}
