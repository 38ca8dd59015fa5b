import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a secret of a device that is stored as it is',
    edit: {
      file: '../public/device-secrets.ts',
      find: 'seal.seal(`${actor.tenantId} ${equipmentId}`, secret)',
      replace: 'Buffer.from(secret)',
    },
  },
]
