import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection of settings at a provider away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'older settings of a provider',
    edit: {
      file: '../identities/preferences.service.ts',
      find: 'theirs.savedAt > mine.savedAt',
      replace: 'theirs.savedAt !== mine.savedAt',
    },
  },
  {
    name: 'settings of a time to come',
    edit: {
      file: '../identities/preference-store.ts',
      find: 'at > Date.now() + CLOCK_MS ? 0 : at',
      replace: 'at',
    },
  },
  {
    name: 'settings of any length from a provider',
    tests: ['./provider-metadata.test.ts'],
    edit: {
      file: '../identities/preference-store.ts',
      find: '!read.success || JSON.stringify(read.data).length > LENGTH_MAX',
      replace: '!read.success',
    },
  },
]
