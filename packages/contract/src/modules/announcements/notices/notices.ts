import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/** Seconds after which a push message about an announcement is not delivered any more. */
const ANNOUNCEMENT_TTL_S = 3 * 24 * 3600

const ofAnnouncement = {
  words: ['title'],
  outcome: ['state'],
  pages: { announcements: '/apps/condominiums/announcement/{id}' },
  once: true,
} as const

/** Roles that receive announcements. */
const addressed = ['sindico', 'funcionario', 'condomino', 'service_provider'] as const

/** Notices of announcements. */
export const announcementsNotices = {
  /** An emergency was announced; `state` tells how it ended. */
  emergency_announced: {
    place: 15,
    group: 'emergencies',
    roles: addressed,
    ways: { app: 'always', toast: 'always', push: 'always', email: 'always' },
    item: {
      ...ofAnnouncement,
      icon: 'siren',
      // People in danger read the reason on the locked screen.
      namesPeople: false,
      push: { ttlS: ANNOUNCEMENT_TTL_S, urgency: 'high' },
      overridesQuiet: 'said',
    },
  },
  /** Another announcement was sent. */
  announcement_sent: {
    place: 235,
    group: 'news',
    roles: addressed,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: {
      ...ofAnnouncement,
      icon: 'megaphone',
      namesPeople: true,
      push: { ttlS: ANNOUNCEMENT_TTL_S, urgency: 'normal' },
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
