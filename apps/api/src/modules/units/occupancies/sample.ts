import type { Sample } from '../../../parts/sample.ts'
import { sampleDay } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    relation: 'dependent',
    starts_on: sampleDay(nth),
    may_authorize_visitors: true,
  }),
}
