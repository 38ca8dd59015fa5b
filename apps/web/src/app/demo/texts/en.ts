import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  quickPanel: { title: 'Quick panel' },
  dashboards: {
    tabs: 'Dashboards of this page',
    own: { project: 'Today', analytics: 'Trends' },
    sample: 'Sample',
  },
}
