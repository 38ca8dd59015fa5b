import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'faces of residents for somebody who does not read all of them',
    edit: {
      file: './needs.repository.ts',
      find: "may(actor.role, residents, 'read') && scope.isWhole(residents, actor)",
      replace: "may(actor.role, residents, 'read')",
    },
  },
  {
    name: 'the age and faces of a need of another company',
    edit: {
      file: './needs.repository.ts',
      find: 'WHERE ${conditionOf(machinery, context, query)}',
      replace: 'WHERE r.created_at IS NOT NULL',
    },
  },
]
