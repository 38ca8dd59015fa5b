import type { Sabotage } from './sabotage.ts'

/** What a record tells of who made it, and what a new occupancy may. */
export const recordSabotages: readonly Sabotage[] = [
  {
    name: 'who made a record told to whoever may not read its history',
    tests: ['registers/residents/proposals.test'],
    edit: {
      file: 'register-endpoints/reference-reader.ts',
      find: "role === 'system' || may(role, register, 'history')",
      replace: 'true',
    },
  },
  {
    name: 'a new occupancy without the rights of its relation',
    tests: ['registers/occupancies/occupancies.test'],
    edit: {
      file: 'registers/occupancies/behaviour.ts',
      find: 'before === null ? withRights(typed) : typed',
      replace: 'typed',
    },
  },
  {
    name: 'the rights of a relation over those that were said',
    tests: ['registers/occupancies/occupancies.test'],
    edit: {
      file: 'registers/occupancies/behaviour.ts',
      find: 'next[name] ?? own',
      replace: 'own',
    },
  },
]
