import type { Sample } from '../../../parts/sample.ts'
import { digits } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Bicho ${nth}`,
    breed: 'Sem raça definida',
    sex: 'female',
    size: 'small',
    microchip: `963${digits(nth, 12)}`,
    vaccines: [{ name: 'Antirrábica', given_on: '2026-01-01', valid_until: '2027-01-01' }],
  }),
  actions: { resolve: { keep: 'other' } },
}
