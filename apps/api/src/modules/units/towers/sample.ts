import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Torre ${nth}`,
    code: `T${nth}`,
    floors: 12,
    units_per_floor: 4,
    zip_code: '01310-100',
    street: 'Avenida Paulista',
    number: `${nth}`,
    city: 'São Paulo',
    state: 'SP',
  }),
  actions: {
    'generate-apartments': {
      floors: 1,
      units_per_floor: 1,
      pattern: 'floor_unit',
      preview: true,
    },
  },
}
