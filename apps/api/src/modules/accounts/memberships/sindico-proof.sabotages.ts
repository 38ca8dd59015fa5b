import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a role of síndico given by a session of long ago',
    isCore: true,
    edit: {
      file: '../../../register-endpoints/row-completion.ts',
      find: '  requireProofOf(register, context.actor, next)\n',
      replace: '',
    },
  },
  {
    name: 'a role of síndico restored by a session of long ago',
    edit: {
      file: '../../../register-endpoints/remove-records.ts',
      find: '    await checkRow(machinery, context, next, before)\n',
      replace: '',
    },
  },
]
