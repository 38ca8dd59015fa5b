import type { Translation } from '../../room/texts.ts'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  events: 'Próximos compromisos',
  notes: 'Notas',
  notice: 'Datos de ejemplo: nada de esto viene de su condominio.',
}
