import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/** Notices of alerts. */
export const panicNotices = {
  panic_alert: {
    place: 10,
    group: 'emergencies',
    right: 'panic.see_all',
    ways: { app: 'always', toast: 'on', sound: 'on', browser: 'off', push: 'always' },
    alwaysFor: { sound: ['funcionario'] },
  },
  own_alert: {
    place: 20,
    group: 'emergencies',
    right: 'panic.raise',
    ways: { app: 'always', toast: 'on' },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
