import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/** Notices of reports. */
export const reportsNotices = {
  /** The figures of a past month; its subject is the company. */
  month_reported: {
    place: 420,
    group: 'news',
    roles: ['sindico'],
    ways: { app: 'always', toast: 'off', push: 'off', email: 'on' },
    item: {
      icon: 'document',
      words: ['from', 'to', 'entered', 'denied', 'done', 'missed', 'happened', 'solved'],
      outcome: [],
      pages: { reports: '/apps/condominiums/reports/visitors?from={from}&to={to}' },
      namesPeople: false,
      // A later push message would be out of date.
      push: { ttlS: 24 * 3600, urgency: 'low' },
      once: true,
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
