import { gateStaff, type NoticeKind } from '../../../define-notices.ts'

/** What is told of the desk of the gate. */
export const gateNotices = {
  /** What a desk recorded without a network could not be recorded as it happened. */
  desk_conflict: {
    place: 80,
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'on' },
    item: {
      icon: 'question',
      words: ['visitor'],
      outcome: [],
      pages: { desk_entries: '/apps/condominiums/gate/?entry={id}' },
      namesPeople: true,
      push: { ttlS: 2 * 3600, urgency: 'high' },
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
