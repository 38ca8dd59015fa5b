import type { Sample } from '../sample.ts'

export const sample: Sample = { values: (nth) => ({ name: `Marca ${nth}`, kind: 'both' }) }
