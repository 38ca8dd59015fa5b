import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'what the team says among itself, read by who asked',
    tests: ['../request-comments/request-comments.test.ts'],
    edit: {
      file: '../row-rules.ts',
      find: "${row}.audience = 'requester' AND",
      replace: '',
    },
  },
  {
    name: 'a request that a resident makes for somebody else',
    tests: ['./requests.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: '{ ...next, requester_id: await readAsker(context) }',
      replace: '{ ...next, ...((await readAsker(context)) ? {} : {}) }',
    },
  },
]
