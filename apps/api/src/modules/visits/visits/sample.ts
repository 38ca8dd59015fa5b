import type { Sample } from '../../../parts/sample.ts'
import { samplePlate } from '../../../parts/sample-values.ts'

export const sample: Sample = {
  values: (nth) => ({
    kind: 'social',
    companions: 1,
    plate: samplePlate(nth + 400_000),
    purpose: `Aniversário ${nth}`,
    expected_from: '2030-01-05T20:00:00.000Z',
    expected_to: '2030-01-06T02:00:00.000Z',
  }),
  refers: ['apartment_id'],
  actions: { correct: { text: 'Entrou com uma mala', reason: 'Não foi anotado na hora' } },
}
