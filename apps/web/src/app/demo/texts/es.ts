import type { Translation } from '../../../platform/i18n/i18n.ts'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  quickPanel: {
    open: 'Abrir las notas de ejemplo',
    title: 'Panel rápido',
  },
}
