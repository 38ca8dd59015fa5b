import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  loans: {
    lendTitle: 'Prestar',
    what: 'Qué se presta',
    ended: 'Últimas devoluciones',
    lent: 'Prestado',
    overdue: 'Con atraso',
    since: 'desde {{at}}, por {{by}}',
    due: 'devolver hasta {{at}}',
    back: 'devuelto {{at}}, a {{by}}',
    returnOf: 'Devolver: {{item}}',
    lendOf: 'Prestar: {{item}}',
    returned: '{{item}}: devuelto',
    done: '{{item}}: prestado',
    who: '¿A quién?',
    other: 'Otra persona',
    name: 'Nombre de quien lo lleva',
    dueIn: 'Devolver en',
    noTerm: 'Sin plazo',
    hours_one: '{{count}} hora',
    hours_other: '{{count}} horas',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
  },
  cancel: 'Cancelar',
}
