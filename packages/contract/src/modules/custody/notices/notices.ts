import { gateStaff, hosts, type NoticeKind } from '../../../define-notices/define-notices.ts'

const ofParcel = {
  words: ['number', 'kind', 'sender', 'day', 'place'],
  outcome: [],
  pages: { parcels: '/apps/condominiums/parcel/{id}' },
  namesPeople: true,
  push: { ttlS: 24 * 3600, urgency: 'normal' },
} as const

/** Notices of parcels and lockers. */
export const custodyNotices = {
  /** A parcel has arrived for the household. */
  parcel_arrived: {
    place: 140,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { icon: 'package', ...ofParcel },
  },
  /** A letter from a court has arrived, for which every day counts. */
  parcel_judicial: {
    place: 150,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { icon: 'scale', ...ofParcel, push: { ttlS: 24 * 3600, urgency: 'high' } },
  },
  /** The parcel still waits. */
  parcel_waiting: {
    place: 160,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { icon: 'packageOpen', ...ofParcel },
  },
  /** It was collected by `by`, which is empty if the household's own code was used. */
  parcel_handed: {
    place: 170,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { icon: 'packageCheck', ...ofParcel, words: [...ofParcel.words, 'by'] },
  },
  /** The parcel cannot be found. */
  parcel_lost: {
    place: 180,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { icon: 'packageX', ...ofParcel },
  },
  /** It went back to its sender. */
  parcel_returned: {
    place: 190,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { icon: 'undo', ...ofParcel },
  },
  /** A letter from a court was refused in writing. */
  parcel_refused: {
    place: 200,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { icon: 'scale', ...ofParcel, push: { ttlS: 24 * 3600, urgency: 'high' } },
  },
  /** It lies in a door of a locker, which the household opens. */
  parcel_in_locker: {
    place: 210,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { icon: 'locker', ...ofParcel, words: [...ofParcel.words, 'locker', 'door'] },
  },
  /**
   * A door needs attention: `trouble` is `left_open`, `unknown`, `opened_late` or `disagrees`;
   * without a door, `silent`.
   */
  locker_attention: {
    place: 220,
    group: 'things',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'off' },
    item: {
      icon: 'door',
      words: ['locker', 'door', 'trouble'],
      outcome: [],
      pages: { lockers: '/apps/condominiums/locker/{id}/doors' },
      namesPeople: false,
      push: { ttlS: 3600, urgency: 'normal' },
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
