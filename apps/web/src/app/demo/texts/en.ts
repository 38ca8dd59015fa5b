import type { pt } from './pt.ts'

export const en: typeof pt = {
  quickPanel: { open: 'Open the quick panel', title: 'Quick panel' },
}
