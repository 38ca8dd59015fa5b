import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'alerts of every company for staff',
    edit: {
      file: './overview.routes.ts',
      find: "rightsColumnOf(actor.role) === 'admin'",
      replace: 'true',
    },
  },
  {
    name: 'an overview for companies too',
    edit: {
      file: './overview.routes.ts',
      find: "config: { access: { right: 'companies.overview' } }",
      replace: "config: { access: 'signed_in' }",
    },
  },
]
