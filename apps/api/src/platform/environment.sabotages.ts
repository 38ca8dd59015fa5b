import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'simulated devices in production',
    edit: {
      file: './environment.ts',
      find: "const mayHaveDevices = seed === 'demo' && !production",
      replace: "const mayHaveDevices = seed === 'demo'",
    },
  },
]
