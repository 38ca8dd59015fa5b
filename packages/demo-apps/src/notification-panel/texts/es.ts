import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Notificaciones de ejemplo',
  notice: 'Datos de ejemplo: nada de esto viene de su condominio.',
}
