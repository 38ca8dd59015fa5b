import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = { values: (nth) => ({ name: `Marca ${nth}`, kind: 'both' }) }
