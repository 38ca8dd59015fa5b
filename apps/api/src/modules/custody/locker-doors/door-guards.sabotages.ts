import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a gateway that another server serves by now',
    edit: {
      file: './locker-tasks.ts',
      find: 'await requireLease(context, reached.held)',
      replace: 'await Promise.resolve()',
    },
  },
  {
    name: 'a household that ends its collection before an open door',
    edit: {
      file: './locker-doors.service.ts',
      find: 'if (!isSilent || isDenied)',
      replace: 'if (isDenied)',
    },
  },
  {
    name: 'a reading of before that is believed',
    edit: {
      file: './locker-doors.service.ts',
      find: "(actor.role !== 'condomino' || read?.is_later === true)",
      replace: 'true',
    },
  },
  {
    name: 'a manufacturer that moves under its used doors',
    edit: {
      file: '../locker-manufacturers/behaviour.ts',
      find: 'if (before !== null) await keepUsedReach(context, next, before)',
      replace: '',
    },
  },
  {
    name: 'a used door that moves with a removal',
    edit: {
      file: '../locker-manufacturers/behaviour.ts',
      find: "if (used.length > 0) throw fieldProblem('reassign_to', 'door_in_use')",
      replace: '',
    },
  },
]
