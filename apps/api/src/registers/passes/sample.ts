import type { Sample } from '../sample.ts'
import { samplePlate } from '../sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    kind: 'recurring',
    plate: samplePlate(nth + 500_000),
    purpose: `Diarista ${nth}`,
    valid_from: '2029-01-05T10:00:00.000Z',
    valid_to: '2029-12-20T21:00:00.000Z',
    weekdays: ['mon', 'thu'],
    from_time: '08:00',
    to_time: '17:00',
  }),
  refers: ['apartment_id'],
  actions: { share: {} },
}
