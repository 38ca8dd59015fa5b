import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  help: 'Hold until the bar is full.',
  keys: 'With the keyboard, hold Enter or Space; Esc gives up.',
  early: 'Released too early: nothing was done.',
  twoStep: { begin: 'I cannot hold it', wait: 'Wait to confirm…', confirm: 'Confirm' },
  twoStepSaid: {
    wait: 'Nothing was done yet. In a moment, confirm with the same button.',
    confirm: 'Now confirm with the same button.',
    lapsed: 'The time to confirm is over: nothing was done.',
  },
}
