import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a provider on the way to the visit of another',
    edit: {
      file: 'on-the-way.ts',
      find: 'AND v.provider_id = ${ownProvider(context.actor)}\n',
      replace: '\n',
    },
  },
  {
    name: 'the telephone of a host long before the visit',
    edit: {
      file: 'assigned.ts',
      find: "AND h.status = 'ATIVO' AND ${isSoon(sql.ref('v'))}",
      replace: "AND h.status = 'ATIVO'",
    },
  },
]
