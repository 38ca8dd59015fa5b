import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Ejemplos',
  events: 'Próximos compromisos',
  notes: 'Notas',
  notice: 'Datos de ejemplo: nada de esto viene de su condominio.',
  samples: 'Ver todas las páginas de ejemplo',
}
