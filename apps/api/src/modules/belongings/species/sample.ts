import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ name: `Espécie ${nth}`, requires_vaccine: true, icon: '🐕' }),
}
