import type { Sabotage } from '../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a transition that does not lock its row',
    edit: {
      file: './write-records.ts',
      find: 'lockRow(machinery, context, id),\n    findStored(machinery, context, id)',
      replace: 'undefined,\n    findStored(machinery, context, id)',
    },
  },
  {
    name: 'a transition from any state',
    edit: {
      file: './transitions.ts',
      find: '|| !mayStart(register, step.transition, rowAt(machinery, context, before, step.at))',
      replace: '',
    },
  },
  {
    name: 'a transition of many from any state',
    edit: {
      file: './bulk-records.ts',
      find: 'if (step && !mayStart(register, step.transition, rowAt(machinery, context, before, step.at)))',
      replace: 'if (false)',
    },
  },
  {
    name: 'a state that ends when its job comes',
    tests: ['../timed-ends.test.ts'],
    edit: {
      file: './transitions.ts',
      find: "if (!states || !behaviour.stateAt || actor.role === 'system') return row",
      replace: 'if (actor) return row',
    },
  },
  {
    name: 'a transition of many by all who may call the route',
    isCore: true,
    edit: {
      file: './register-endpoints.ts',
      find: "if (actor.role !== 'system' && !mayBulk(actor.role, register, action))",
      replace: 'if (false)',
    },
  },
  {
    name: 'a state that every create and change may write',
    edit: {
      file: '../../../../packages/contract/src/record-checks/validation.ts',
      find: 'const governed = z.optional(z.never())',
      replace: 'const governed = z.optional(z.any())',
    },
  },
]
