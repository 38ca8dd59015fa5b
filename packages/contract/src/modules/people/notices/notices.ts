import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/** Notices of people's documents. */
export const peopleNotices = {
  /**
   * A document of a provider or an employee ends soon, or has ended: `document` is its kind, such
   * as `insurance`, and `on` its last day as YYYY-MM-DD.
   */
  document_expiring: {
    place: 120,
    group: 'accesses',
    roles: ['sindico', 'service_provider'],
    ways: { app: 'always', toast: 'on', push: 'off', email: 'on' },
    item: {
      icon: 'document',
      words: ['holder', 'document', 'on'],
      outcome: [],
      pages: {
        'service-providers': '/apps/condominiums/service-provider/{id}',
        employees: '/apps/condominiums/employee/{id}',
      },
      namesPeople: true,
      push: { ttlS: 24 * 3600, urgency: 'low' },
      once: true,
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
