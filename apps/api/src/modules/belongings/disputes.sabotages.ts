import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a plate that a condomino is told to be taken',
    edit: {
      file: '../../register-endpoints/aspects/disputed-values.ts',
      find: '? scope.live(register, actor, alias)',
      replace: '? undisputed(register, alias)',
    },
  },
]
