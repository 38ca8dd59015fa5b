import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({ name: `Elétrica ${nth}`, sla_hours: 48 }),
  refers: ['assignee_employee_id'],
}
