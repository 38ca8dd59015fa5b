import type { pt } from './pt.ts'

export const en: typeof pt = {
  week: {
    title: 'Hours of the week',
    allDay: 'all day',
    none: 'no hours',
  },
  validity: {
    today: 'today',
    until: 'valid until {{day}}',
    over: 'expired {{day}}',
    none: 'does not expire',
  },
}
