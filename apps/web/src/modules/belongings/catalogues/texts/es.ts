import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  merge: {
    action: 'Combinar',
    title: 'Combinar {{count}} {{many}}',
    text: 'Para cuando lo mismo se registró más de una vez. La transferencia no se puede deshacer.',
    keep: { m: '¿Cuál de ellos queda?', f: '¿Cuál de ellas queda?' },
    shared: 'Común a todas las empresas',
    unused: 'sin uso',
    moves: 'Pasan a {{into}}: {{uses}}.',
    movesNothing: 'No hay nada que transferir.',
    movesEverywhere: 'Lo que usa los otros pasa a {{into}}, en todas las empresas.',
    removes: {
      m_one: 'Después, {{count}} {{noun}} se elimina.',
      m_other: 'Después, {{count}} {{noun}} se eliminan.',
      f_one: 'Después, {{count}} {{noun}} se elimina.',
      f_other: 'Después, {{count}} {{noun}} se eliminan.',
    },
    done_one: '{{count}} registro combinado en {{into}}',
    done_other: '{{count}} registros combinados en {{into}}',
    leftTitle_one: '{{count}} registro quedó como estaba',
    leftTitle_other: '{{count}} registros quedaron como estaban',
    close: 'Entendido',
  },
}
