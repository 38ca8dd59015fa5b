import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/** Notices of the end of an access. */
export const departuresNotices = {
  /**
   * The person's own access ends with the day `on`, as YYYY-MM-DD, because they move out, are
   * dismissed or their contract ends. The item is done once `by` has withdrawn the departure.
   */
  access_ending: {
    place: 130,
    group: 'accesses',
    roles: ['funcionario', 'condomino', 'service_provider'],
    ways: { app: 'always', toast: 'on', push: 'off', email: 'on' },
    item: {
      icon: 'departure',
      words: ['on'],
      outcome: ['by'],
      pages: {
        residents: '/apps/condominiums/resident/{id}',
        employees: '/apps/condominiums/employee/{id}',
        'service-providers': '/apps/condominiums/service-provider/{id}',
      },
      namesPeople: false,
      push: { ttlS: 24 * 3600, urgency: 'normal' },
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
