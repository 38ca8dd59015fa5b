import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'the inbox of everybody in the company',
    edit: {
      file: './public/inbox-items.ts',
      find: 'i.user_id = ${actor.userId} AND ',
      replace: '',
    },
  },
  {
    name: 'what somebody was told as a member who left',
    edit: {
      file: './public/inbox-items.ts',
      find: 'AND ${liveUser} AND ${liveMembership})`',
      replace: 'AND ${liveUser})`',
    },
  },
  {
    name: 'a kind for a role that it is not for',
    edit: {
      file: './public/inbox-items.ts',
      find: '${sql.lit(rolesByKind)}::jsonb -> i.kind ? m.role',
      replace: '${sql.lit(rolesByKind)}::jsonb ? i.kind',
    },
  },
]
