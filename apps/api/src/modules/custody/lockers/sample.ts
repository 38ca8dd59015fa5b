import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Locker ${nth}`,
    code: `L${nth}`,
    board: nth % 256,
    location: 'Hall de encomendas',
    serial: `LK-${nth}`,
    doors: [
      { number: 1, channel: 0, size: 'P' },
      { number: 2, channel: 1, size: 'G' },
    ],
  }),
  refers: ['tower_id'],
}
