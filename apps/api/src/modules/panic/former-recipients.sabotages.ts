import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a recipient of alerts by being invited again',
    edit: {
      file: '../companies/public/panic-recipients.ts',
      find: 'if (tenantId === null) return',
      replace: 'if (tenantId !== null) return',
    },
  },
]
