import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'views of lists that everybody in the company reads',
    edit: {
      file: './saved-views.repository.ts',
      find: ' AND v.user_id = ${actor.userId}',
      replace: '',
    },
  },
  {
    name: 'views of lists that a role does not read',
    edit: {
      file: './saved-views.service.ts',
      find: "throw problem('forbidden')",
      replace: 'void problem',
    },
  },
]
