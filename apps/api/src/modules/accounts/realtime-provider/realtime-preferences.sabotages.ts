import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each loses what people keep in the database, or gives it to others, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'settings by keys that the database refuses',
    edit: {
      file: './realtime-database.ts',
      find: 'settings: storable(written.settings)',
      replace: 'settings: written.settings',
    },
  },
  {
    name: 'a token that is renewed for somebody else',
    edit: {
      file: '../identities/preferences.service.ts',
      find: 'provided.subject !== held.subject',
      replace: 'provided.subject === null',
    },
  },
  {
    name: 'a token that is never renewed',
    edit: {
      file: '../identities/preferences.service.ts',
      find: '!held.isOld ||',
      replace: 'held.isOld ||',
    },
  },
  {
    name: 'what others keep there',
    edit: { file: './realtime-database.ts', find: '...others, ...written', replace: '...written' },
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
