import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  walk: 'Hacer la ronda',
  continue: 'Continuar la ronda',
  points: 'Puntos',
  walker: 'Registrada por {{name}}',
  clockAhead: 'Reloj del celular {{minutes}} min adelantado: las horas son del servidor',
  clockBehind: 'Reloj del celular {{minutes}} min atrasado: las horas son del servidor',
  others_one: '{{count}} lectura no cuenta: repetida, de otro celular o fuera del recorrido',
  others_other: '{{count}} lecturas no cuentan: repetidas, de otro celular o fuera del recorrido',
  optional: 'Opcional',
  picture: 'Foto en {{point}}',
  results: {
    scanned: 'Leído',
    skipped: 'Saltado',
    open: 'Por leer',
  },
  marks: {
    early: 'Antes de tiempo',
    out_of_order: 'Fuera de orden',
    short_stay: 'Permanencia corta',
    unverified: 'Lugar no verificado',
  },
  suspicions: {
    clock_set_back: 'Reloj atrasado',
    too_fast: 'Demasiado rápido',
    even_gaps: 'Intervalos iguales',
    old_code: 'Etiqueta antigua',
    out_of_radius: 'Lejos del punto',
    before_pack: 'Antes de abrirse la ronda',
    ahead_of_server: 'Más tiempo del que pasó',
  },
  verdicts: {
    fine: 'Vale',
    not_valid: 'No vale',
  },
  judged: 'Lectura juzgada',
  judgedFine: 'Juzgada: vale',
  judgedNotValid: 'Lectura que no vale',
}
