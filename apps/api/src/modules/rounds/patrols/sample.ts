import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ name: `Ronda noturna ${nth}`, range_min: 60, grace_min: 15 }),
  refers: ['points.point_id'],
}
