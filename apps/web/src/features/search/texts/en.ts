import type { pt } from './pt.ts'

export const en: typeof pt = {
  former: 'Inactive or former',
  pending: 'Waits for approval',
  call: 'Call',
  openUnit: 'Open the unit',
  keys: 'Ctrl+Enter calls, Shift+Enter opens the unit',
  more: 'See all in {{things}}',
}
