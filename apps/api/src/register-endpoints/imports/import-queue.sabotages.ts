import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'two imports of a company at once',
    edit: {
      file: './import-queue.ts',
      find: 'const AT_ONCE_OF_TENANT = 1',
      replace: 'const AT_ONCE_OF_TENANT = 2',
    },
  },
  {
    name: 'any number of waiting imports',
    edit: {
      file: './import-endpoints.ts',
      find: 'const leave = queue.enter(actor)',
      replace: 'const leave = () => undefined',
    },
  },
  {
    name: 'an import that outlives its server unsaid',
    edit: {
      file: './import-queue.ts',
      find: 'controller.abort(new Interrupted())',
      replace: 'controller.abort(new Cancelled())',
    },
  },
  {
    name: 'a head that starts a formula',
    edit: {
      file: './import-endpoints.ts',
      find: '...found.heads.map(defusedAgain)',
      replace: '...found.heads',
    },
  },
]
