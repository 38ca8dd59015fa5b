import { hosts, type NoticeKind } from '../../../define-notices/define-notices.ts'

/** Notices of what happens at access points. */
export const accessNotices = {
  /** A minor who may not leave alone has left by a point (access §4). */
  minor_left_alone: {
    place: 25,
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on' },
    item: {
      icon: 'departure',
      words: ['minor', 'point'],
      outcome: [],
      pages: { residents: '/apps/condominiums/resident/{id}' },
      namesPeople: true,
      push: { ttlS: 3_600, urgency: 'high' },
      overridesQuiet: 'said',
      once: true,
    },
  },
  /** Removals from a reader were not confirmed for more than an hour (access §41). */
  reader_removals_open: {
    place: 28,
    roles: ['sindico'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: {
      icon: 'hourglass',
      words: ['reader', 'count'],
      outcome: [],
      pages: { equipment: '/apps/condominiums/reader/{id}' },
      namesPeople: false,
      push: { ttlS: 86_400, urgency: 'normal' },
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
