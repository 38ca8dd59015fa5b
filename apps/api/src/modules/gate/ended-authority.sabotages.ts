import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a host who moved out earlier on the same day',
    edit: {
      file: '../people/public/residents.ts',
      find: "AND active.status = 'ATIVO'",
      replace: '',
    },
  },
  {
    name: 'a guest whom the household refused, by the pass',
    edit: {
      file: '../visits/visits/behaviour.ts',
      find: 'await endPass(machineries, context, next)\n          return denied',
      replace: 'return denied',
    },
  },
  {
    name: 'a second entry by a pass for one that was answered at the gate',
    edit: {
      file: '../visits/public/passes.ts',
      find: 'sql`r.id = ${id} AND (r.uses_allowed IS NULL OR r.uses_done < r.uses_allowed)`',
      replace: 'sql`false`',
    },
  },
  {
    name: 'a block that ends when the gate learns who somebody is',
    edit: {
      file: '../visits/visitors/merge.ts',
      find: 'await keepBlock(context, row.id, into)',
      replace: '',
    },
  },
]
