import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  week: {
    title: 'Horarios de la semana',
    allDay: 'todo el día',
    none: 'ningún horario',
  },
  validity: {
    today: 'hoy',
    until: 'vale hasta {{day}}',
    over: 'venció {{day}}',
    none: 'sin vencimiento',
  },
}
