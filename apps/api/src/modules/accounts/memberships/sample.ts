import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = { values: () => ({ role: 'funcionario', starts_on: '2020-01-01' }) }
