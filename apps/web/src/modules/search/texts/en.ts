import type { pt } from './pt.ts'

export const en: typeof pt = {
  call: 'Call',
  openUnit: 'Open the unit',
  keys: 'Ctrl+Enter calls, Shift+Enter opens the unit',
  more: 'See all in {{things}}',
}
