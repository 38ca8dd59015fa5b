import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ name: `Barulho ${nth}`, group: 'resident', sla_hours: 72 }),
}
