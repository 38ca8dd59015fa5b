import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a recipient of alerts by being invited again',
    edit: {
      file: '../companies/public/panic-recipients.ts',
      find: 'if (tenantId === null) return',
      replace: 'if (tenantId !== null) return',
    },
  },
  {
    name: 'a former recipient of alerts kept by a membership that a departure ended',
    only: 'beside a membership whose departure is over',
    edit: {
      file: '../companies/public/panic-recipients.ts',
      find: 'coalesce(least(m.ends_on, m.leaves_on) >= tenant_today(${tenantId}), true))`,',
      replace: 'coalesce(m.ends_on >= tenant_today(${tenantId}), true))`,',
    },
  },
]
