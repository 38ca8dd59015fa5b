import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/** Seconds after which a push message about a decision is not delivered any more. */
const DECISION_TTL_S = 24 * 3600

/** Seconds for which an offer holds its time at most. */
const OFFER_TTL_S = 12 * 3600

const ofEvent = {
  icon: 'ticket',
  words: ['title', 'area', 'place'],
  outcome: [],
  pages: { events: '/apps/condominiums/event/{id}' },
  namesPeople: true,
  push: { ttlS: DECISION_TTL_S, urgency: 'normal' },
} as const

/** Notices of reservations. */
export const reservationsNotices = {
  /** A reservation waits for a manager. */
  reservation_requested: {
    place: 240,
    group: 'reservations',
    roles: ['sindico'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofEvent, outcome: ['state'] },
  },
  /** The awaited time is free and held for the person until `until`. */
  reservation_offered: {
    place: 245,
    group: 'reservations',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: {
      ...ofEvent,
      words: ['area', 'when', 'until'],
      outcome: ['state'],
      // A locked screen shows the end of the offer too, so its sentence names nobody.
      namesPeople: false,
      push: { ttlS: OFFER_TTL_S, urgency: 'high' },
    },
  },
  /** A reservation was confirmed, refused or cancelled by somebody else, according to `state`. */
  reservation_decided: {
    place: 250,
    group: 'reservations',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofEvent, words: ['title', 'area', 'state', 'reason'] },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
