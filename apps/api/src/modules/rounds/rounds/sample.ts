import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: () => ({}),
  refers: ['patrol_id', 'employee_id'],
  actions: { abort: { abort_reason: 'Alarme de incêndio' } },
}
