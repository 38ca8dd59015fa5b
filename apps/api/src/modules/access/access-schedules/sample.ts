import type { Sample } from '../../../parts/sample.ts'

export const sample: Sample = {
  values: (nth) => ({
    name: `Horário comercial ${nth}`,
    description: 'Dias úteis e manhãs de sábado',
    hours: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from_time: '07:00', to_time: '19:00' },
      { days: ['sat', 'holiday'], from_time: '08:00', to_time: '12:00' },
    ],
  }),
}
