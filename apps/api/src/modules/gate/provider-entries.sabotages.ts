import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a provider let in on the day on which the contract was ended',
    edit: {
      file: '../visits/visits/entry-checks.ts',
      find: "AND p.status = 'ATIVO' AND p.deleted_at IS NULL AS in_contract",
      replace: 'AS in_contract',
    },
  },
]
