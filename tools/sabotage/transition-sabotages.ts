import type { Sabotage } from './sabotage.ts'

const transitions = ['register-endpoints/transitions']
const proposals = ['residents/proposals']

/** What keeps a state to its transitions, and each of them to one at a time. */
export const transitionSabotages: readonly Sabotage[] = [
  {
    name: 'a transition that does not lock its row',
    tests: transitions,
    edit: {
      file: 'register-endpoints/transitions.ts',
      find: 'await lockRow(machinery, context, id)',
      replace: '',
    },
  },
  {
    name: 'a transition from any state',
    tests: transitions,
    edit: {
      file: 'register-endpoints/transitions.ts',
      find: '|| !mayStart(register, step.transition, before)',
      replace: '',
    },
  },
  {
    name: 'a transition of many from any state',
    tests: transitions,
    edit: {
      file: 'register-endpoints/bulk-records.ts',
      find: 'if (step && !mayStart(register, step.transition, before))',
      replace: 'if (false)',
    },
  },
  {
    name: 'a transition of many by whoever may call the route',
    tests: transitions,
    edit: {
      file: 'register-endpoints/register-endpoints.ts',
      find: "if (actor.role !== 'system' && !mayBulk(actor.role, register, action))",
      replace: 'if (false)',
    },
  },
  {
    name: 'a state that every create and change may write',
    tests: transitions,
    edit: {
      file: '../../../packages/contract/src/define-register/validation.ts',
      find: 'const governed = z.optional(z.never())',
      replace: 'const governed = z.optional(z.any())',
    },
  },
  {
    name: 'a create that begins in any state',
    tests: transitions,
    edit: {
      file: '../../../packages/contract/src/define-register/states.ts',
      find: '(states.initial?.some((state) => state === value) ?? false)',
      replace: 'true',
    },
  },
  {
    name: 'an import that decides a state',
    tests: proposals,
    edit: {
      file: 'register-endpoints/imports/line-checker.ts',
      find: 'isShared || register.fields[name]?.readOnly',
      replace: 'isShared',
    },
  },
  {
    name: 'an import that makes rows in any state',
    tests: proposals,
    edit: {
      file: 'register-endpoints/imports/line-checker.ts',
      find: 'const errors = notAllowed(governed)',
      replace: 'const errors = notAllowed([])',
    },
  },
]
