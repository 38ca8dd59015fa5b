import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each blocks those who work, or takes half of a migration for whole. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a migration gives up at the first lock',
    edit: {
      file: './apply-migration.ts',
      find: "'55P03', '40P01'",
      replace: "'40P01'",
    },
  },
  {
    name: 'a batch outside a transaction waits for others as long as an index',
    only: 'holds no rows that it has changed',
    edit: {
      file: './apply-migration.ts',
      find: 'isConcurrent(statement) ? UNHURRIED_MS : lockMs',
      replace: 'UNHURRIED_MS',
    },
  },
  {
    name: 'an invalid index is taken for made',
    edit: {
      file: './apply-migration.ts',
      find: 'index !== null && (await isInvalid(client, index))',
      replace: "index === ''",
    },
  },
  {
    name: 'who waits for a turn holds up an index',
    edit: {
      file: './migrate.ts',
      find: "`SELECT pg_try_advisory_lock(hashtext('portaria migrate')) AS mine`",
      replace: "`SELECT pg_advisory_lock(hashtext('portaria migrate')) IS NOT NULL AS mine`",
    },
  },
]
