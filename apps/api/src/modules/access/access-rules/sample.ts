import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ name: `Moradores ${nth}`, kinds: ['resident'], credentials: ['card', 'qr'] }),
  refers: ['points.point_id', 'towers.tower_id', 'schedule_id'],
}
