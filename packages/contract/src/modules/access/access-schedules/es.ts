import type { TextOf } from '../../../texts/register-text.ts'
import type { accessSchedules } from './access-schedules.ts'

export const es: TextOf<typeof accessSchedules> = {
  one: 'Horario de acceso',
  many: 'Horarios de acceso',
  gender: 'm',
  purpose: 'Los días y las horas en que vale una regla de acceso, con los feriados aparte.',
  fields: {
    description: 'Descripción',
    hours: 'Horas',
    days: 'Días',
    from_time: 'Desde las',
    to_time: 'Hasta las',
  },
  help: {
    hours: 'En un feriado solo valen las líneas marcadas con “Feriado”.',
    to_time: 'Antes del comienzo o igual a él: termina al día siguiente.',
  },
  sections: { times: 'Cuándo' },
  choices: {
    days: {
      mon: 'Lunes',
      tue: 'Martes',
      wed: 'Miércoles',
      thu: 'Jueves',
      fri: 'Viernes',
      sat: 'Sábado',
      sun: 'Domingo',
      holiday: 'Feriado',
    },
  },
  refusals: {
    hours_missing: 'Indique al menos una franja de horas.',
    days_missing: 'Marque los días en que vale esta franja.',
  },
}
