import { gateStaff, hosts, type NoticeKind } from '../../../define-notices/define-notices.ts'

/** An order at access points; it is done with the order. */
const orderItem = {
  icon: 'siren',
  words: ['by', 'reason'],
  outcome: ['ended_by'],
  pages: { 'access-orders': '/apps/condominiums/access/emergency/' },
  namesPeople: true,
  push: { ttlS: 3_600, urgency: 'high' },
  overridesQuiet: 'said',
} as const

/** Notices of what happens at access points. */
export const accessNotices = {
  /** A minor who may not leave alone has left by a point (access §4). */
  minor_left_alone: {
    place: 25,
    group: 'accesses',
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
  /** Somebody entered who was inside already, or may have been (access §53). */
  second_entry: {
    place: 26,
    group: 'accesses',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'off' },
    item: {
      icon: 'hourglass',
      words: ['person', 'point'],
      outcome: [],
      pages: { accesses: '/apps/condominiums/accesses/{id}' },
      namesPeople: true,
      push: { ttlS: 3_600, urgency: 'normal' },
      once: true,
    },
  },
  /** Removals from a reader were not confirmed for more than an hour (access §41). */
  reader_removals_open: {
    place: 28,
    group: 'accesses',
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
  /** A photo of a face came by the link of a letter (access §64). */
  face_photo_by_link: {
    place: 29,
    group: 'accesses',
    roles: ['sindico'],
    ways: { app: 'always', toast: 'on', push: 'off', email: 'off' },
    item: {
      icon: 'document',
      words: ['person'],
      outcome: [],
      pages: {
        residents: '/apps/condominiums/resident/{id}',
        employees: '/apps/condominiums/employee/{id}',
        'service-providers': '/apps/condominiums/service-provider/{id}',
      },
      namesPeople: true,
      push: { ttlS: 86_400, urgency: 'low' },
    },
  },
  /** Points are open to everybody in an emergency (access §45). */
  doors_released: {
    place: 12,
    group: 'emergencies',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'always' },
    item: orderItem,
  },
  /** Entrances are closed to everybody (access §46). */
  entries_locked: {
    place: 13,
    group: 'emergencies',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'always' },
    item: orderItem,
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
