import type { Sabotage } from './sabotage.ts'

const file = 'features/saved-views/saved-views.repository.ts'
const tests = ['features/saved-views/saved-views.test']

/** What keeps a person's views of lists theirs. */
export const savedViewSabotages: readonly Sabotage[] = [
  {
    name: 'views of lists that everybody in the company reads',
    tests,
    edit: { file, find: ' AND v.user_id = ${actor.userId}', replace: '' },
  },
  {
    name: 'views of lists without an end',
    tests,
    edit: { file, find: 'count >= SAVED_VIEWS_MAX', replace: 'count < 0' },
  },
  {
    name: 'views of lists that a role does not read',
    tests,
    edit: {
      file: 'features/saved-views/saved-views.service.ts',
      find: "throw problem('forbidden')",
      replace: 'void problem',
    },
  },
]
