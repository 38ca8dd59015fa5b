import { gateStaff, type NoticeKind } from '../../../define-notices/define-notices.ts'

/** Notices of the desk of the gate. */
export const gateNotices = {
  /** An entry that a desk recorded without a network could not be accepted. */
  desk_conflict: {
    place: 80,
    group: 'accesses',
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
