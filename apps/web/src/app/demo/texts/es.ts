import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  quickPanel: {
    title: 'Panel rápido',
  },
  dashboards: {
    tabs: 'Paneles de esta página',
    own: { project: 'Hoy', analytics: 'Tendencias' },
    sample: 'Ejemplo',
  },
}
