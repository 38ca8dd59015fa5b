import type { Sample } from '../../../parts/sample.ts'
import { samplePlate } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    kind: 'recurring',
    plate: samplePlate(nth + 500_000),
    purpose: `Diarista ${nth}`,
    // The gate gives passes for today only.
    valid_from: new Date(Date.now() - 7_200_000).toISOString(),
    valid_to: new Date(Date.now() - 3_600_000).toISOString(),
    weekdays: ['mon', 'thu'],
    from_time: '08:00',
    to_time: '17:00',
  }),
  refers: ['apartment_id', 'host_id'],
  actions: { share: {} },
}
