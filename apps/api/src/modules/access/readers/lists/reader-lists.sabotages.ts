import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each has a reader without its server let in whom the server would refuse. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a lost card that stays on readers',
    tests: ['./reader-lists.test.ts'],
    edit: { file: './read-bearers.ts', find: "c.state = 'assigned' AND ", replace: '' },
  },
  {
    name: 'a number on readers that is given twice',
    tests: ['./reader-lists.test.ts'],
    edit: {
      file: './reader-numbers.ts',
      find: "'reader_numbers', missing.length",
      replace: "'reader_numbers', 1",
    },
  },
  {
    name: 'a reader that opens with one credential where two are asked for',
    tests: ['./compile-list.test.ts'],
    edit: { file: './compile-list.ts', find: '!rule.two_credentials &&', replace: '' },
  },
  {
    name: 'a reader that opens with a kind of credential that the rule excludes',
    tests: ['./compile-list.test.ts'],
    edit: {
      file: './compile-list.ts',
      find: 'kinds.every((kind) => rule.credentials.includes(kind))',
      replace: 'kinds.some((kind) => rule.credentials.includes(kind))',
    },
  },
  {
    name: 'a reader that counts no use of a pass',
    tests: ['./reader-lists.test.ts'],
    edit: {
      file: './reader-users.ts',
      find: 'opens: terms.uses_allowed === null &&',
      replace: 'opens:',
    },
  },
  {
    name: 'a way out by which everybody enters',
    tests: ['./compile-list.test.ts'],
    edit: { file: './reader-doors.ts', find: '.filter((door) => !isEntrance(door))', replace: '' },
  },
  {
    name: 'people on a reader without their ends',
    tests: ['./compile-list.test.ts'],
    edit: {
      file: './compile-list.ts',
      find: 'begin: user.begin,\n        end,',
      replace: 'begin: user.begin,\n        end: null,',
    },
  },
  {
    name: 'a locked door by which a reader lets in alone',
    tests: ['./compile-list.test.ts'],
    edit: {
      file: './compile-list.ts',
      find: 'more.doors.filter((door) => !shut.has(door))',
      replace: 'more.doors',
    },
  },
  {
    name: 'a lockdown that holds a way out on readers',
    tests: ['./compile-list.test.ts'],
    edit: {
      file: './reader-doors.ts',
      find: '.filter(({ isLocked, hasInterlock }) => isLocked || hasInterlock)',
      replace: '.concat(points).filter(({ isLocked, hasInterlock }) => isLocked || hasInterlock)',
    },
  },
]
