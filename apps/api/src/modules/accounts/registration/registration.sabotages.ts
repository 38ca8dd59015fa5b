import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'registering where it is switched off',
    edit: {
      file: './registration.service.ts',
      find: 'if (!registration) throw switchedOff()',
      replace: '',
    },
  },
]
