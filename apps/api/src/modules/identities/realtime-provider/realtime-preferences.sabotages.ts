import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each loses people's data in the database, or gives it to others, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a token that is renewed for somebody else',
    edit: {
      file: '../preferences/preferences.service.ts',
      find: 'provided.subject !== held.subject',
      replace: 'provided.subject === null',
    },
  },
  {
    name: 'an account there while registration is off',
    edit: {
      file: './realtime-sign-in.service.ts',
      find: 'if (!registration)',
      replace: 'if (registration === null)',
    },
  },
]
