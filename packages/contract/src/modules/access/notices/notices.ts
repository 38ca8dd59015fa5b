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
} as const satisfies Readonly<Record<string, NoticeKind>>
