import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'visits of another household',
    edit: {
      file: '../public/visits.ts',
      find: 'AND o.apartment_id = ${row}.apartment_id AND o.deleted_at IS NULL',
      replace: 'AND o.deleted_at IS NULL',
    },
  },
  {
    name: 'visits of who lived there before',
    edit: {
      file: '../public/visits.ts',
      find: "AND o.relation <> 'landlord' AND o.starts_on <= ${madeOn}",
      replace: "AND o.relation <> 'landlord'",
    },
  },
  {
    name: 'an answer of who may not authorise visitors',
    edit: {
      file: '../visits/behaviour.ts',
      find: "if (!(await mayLetIn(context, next))) throw problem('forbidden')",
      replace: '',
    },
  },
  {
    name: 'an authorisation that moves to another visitor',
    edit: {
      file: '../../../../../../packages/contract/src/modules/visits/visits/visits.ts',
      find: 'const changeable = [\n',
      replace: "const changeable = [\n  'visitor_id',\n  'apartment_id',\n  'kind',\n",
    },
  },
]
