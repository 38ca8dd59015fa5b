import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ audience: 'requester', body: `O conselho se reuniu ${nth}` }),
}
