import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each lets servers and a database work together that do not fit. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a database may be two releases newer',
    edit: {
      file: './schema-releases.ts',
      find: 'if (newer.length <= 1) return',
      replace: 'if (newer.length <= 2) return',
    },
  },
  {
    name: 'a release without migrations does not count',
    edit: {
      file: './schema-check.ts',
      find: 'if (missing.length === 0 && !lacks) return',
      replace: 'if (missing.length === 0) return',
    },
  },
  {
    name: 'a release is noted when its migrations are over',
    edit: {
      file: './migrate.ts',
      find: 'if (before === undefined) await noteReleases(client, source.releases)\n    for',
      replace: 'for',
    },
  },
  {
    name: 'servers of two releases before are not seen',
    edit: {
      file: './schema-releases.ts',
      find: '[SERVER_LIVE_S, own.slice(0, -2)]',
      replace: '[SERVER_LIVE_S, own.slice(0, -3)]',
    },
  },
  {
    name: 'the queue of the next release is replaced',
    edit: {
      file: './migrate.ts',
      find: 'if (!isNewer) await installQueue',
      replace: 'await installQueue',
    },
  },
]
