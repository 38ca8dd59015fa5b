import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

export const sabotages: readonly Sabotage[] = [
  {
    name: 'scripts of the release before are removed at once',
    edit: {
      file: './shared-web-assets.ts',
      find: 'own.slice(0, -2)',
      replace: 'own.slice(0, -1)',
    },
  },
  {
    name: 'a server that goes back takes scripts over from newer ones',
    edit: {
      file: './shared-web-assets.ts',
      find: 'AND release = ANY(${own.slice(0, -1)}::text[])',
      replace: '',
    },
  },
  {
    name: 'each unknown name of a script asks the database',
    edit: {
      file: './other-web-assets.ts',
      find: 'Math.max(0, lookedAt + lookMs - performance.now())',
      replace: '0',
    },
  },
]
