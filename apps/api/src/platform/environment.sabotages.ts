import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'simulated readers in production',
    edit: {
      file: './environment.ts',
      find: "readDemonstrationReaders(knobs, seed === 'demo' && !production)",
      replace: "readDemonstrationReaders(knobs, seed === 'demo')",
    },
  },
]
