import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

export const sabotages: readonly Sabotage[] = [
  {
    name: 'a server tells its own release while others have another',
    edit: {
      file: './server-presence.ts',
      find: 'release = seen.alike ? server.version : null',
      replace: 'release = server.version',
    },
  },
]
