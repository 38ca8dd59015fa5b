import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Agenda',
  new: 'Nuevo evento',
  view: 'Vista',
  views: {
    month: 'Mes',
    week: 'Semana',
    day: 'Día',
    list: 'Lista',
  },
  today: 'Hoy',
  back: 'Anterior',
  next: 'Siguiente',
  none: 'Ningún evento en estos días',
  more: '{{count}} más',
  moved: 'Evento cambiado',
  form: {
    edit: 'Evento',
    title: 'Nombre',
    allDay: 'Todo el día',
    start: 'Comienzo',
    end: 'Fin',
    lastDay: 'Último día',
    firstDay: 'Primer día',
    desc: 'Descripción',
    save: 'Guardar evento',
    delete: 'Eliminar evento',
  },
  removed: 'Evento eliminado',
  rule: {
    title: 'Escriba el nombre del evento.',
    day: 'Escriba el día como 31/12/2026.',
    moment: 'Escriba día y hora como 31/12/2026 18:00.',
    order: 'El fin viene después del comienzo.',
  },
}
