import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a lock under two names of its gateway',
    edit: {
      file: './lock-use.ts',
      find: 'ARRAY[m.host, m.ip] && own.hosts',
      replace: 'm.host = own.hosts[1]',
    },
  },
  {
    name: 'a door that is being opened, and moves',
    edit: {
      file: './lock-use.ts',
      find: 'AND c.over_at IS NULL`)',
      replace: 'AND false`)',
    },
  },
  {
    name: 'two doors on one channel',
    edit: {
      file: './behaviour.ts',
      find: "refuseTwice(doors, 'channel')",
      replace: '',
    },
  },
  {
    name: 'doors that the database lets share a number',
    sql: 'ALTER TABLE locker_doors DROP CONSTRAINT locker_doors_tenant_id_locker_id_number_key',
  },
]
