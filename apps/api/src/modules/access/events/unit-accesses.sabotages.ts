import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./unit-accesses.test.ts']

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'accesses of neighbours in the record of their unit',
    tests,
    only: 'of neighbours, of others of the unit',
    edit: {
      file: './accesses.repository.ts',
      find: 'AND ${visibleAccesses(actor)}',
      replace: '',
    },
  },
  {
    name: 'accesses of a unit before the own period',
    tests,
    only: 'hold who lived there on the day',
    edit: {
      file: './unit-accesses.ts',
      find: "actor.role === 'condomino' ?",
      replace: "actor.userId === '' ?",
    },
  },
  {
    name: 'accesses of a unit by who lived there before',
    tests,
    only: 'hold who lived there on the day',
    edit: {
      file: './unit-accesses.ts',
      find: 'AND ${isKeptOn(occupancy, day)} AND ${more}',
      replace: 'AND ${more}',
    },
  },
]
