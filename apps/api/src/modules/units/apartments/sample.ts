import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    number: `${nth}`,
    floor: 1,
    kind: 'apartment',
    area_m2: '72.5',
    parking_spots: 1,
    occupancy: 'owner',
    notes: 'Chave reserva na administração',
  }),
}
