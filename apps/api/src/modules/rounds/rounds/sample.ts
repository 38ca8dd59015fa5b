import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: () => ({}),
  refers: ['patrol_id', 'employee_id'],
  actions: {
    abort: { abort_reason: 'Alarme de incêndio' },
    judge: { entry_id: '01a219e6-0e9c-70b2-9158-841c92f59eca', verdict: 'fine' },
  },
}
