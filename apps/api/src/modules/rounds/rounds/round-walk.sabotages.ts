import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const tests = ['./round-walk.test.ts', './settle-walk.test.ts']

const ofClocks = { tests: ['./settle-walk.test.ts'] }

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a walk whose entries come twice',
    tests,
    edit: {
      file: './take-entries.ts',
      find: 'ON CONFLICT (tenant_id, id) DO NOTHING',
      replace: '',
    },
  },
  {
    name: 'walks dated before their pack was taken',
    ...ofClocks,
    edit: {
      file: './server-times.ts',
      find: 'before_pack: told < openedAt(pack, entry) - REQUEST_MS',
      replace: 'before_pack: false',
    },
  },
  {
    name: 'more time on a page than on the server',
    ...ofClocks,
    edit: {
      file: './server-times.ts',
      find: '|| earliest > latest + REQUEST_MS',
      replace: '',
    },
  },
  {
    name: 'rounds of a patrol that one person opens at once',
    tests: ['./round-clock.test.ts'],
    only: 'a person has one open round of a patrol at a time, also when two are requested at once',
    edit: {
      file: './behaviour.ts',
      find: 'FOR NO KEY UPDATE OF p`)',
      replace: '`)',
    },
  },
]
