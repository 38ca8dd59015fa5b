import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a late opening that concludes what nobody knows',
    edit: {
      file: './door-readings.ts',
      find: 'return occupied !== null && isSure',
      replace: 'return isSure',
    },
  },
  {
    name: 'a door that is free though nobody opened it',
    sql: `CREATE OR REPLACE FUNCTION was_opened_since(tenant uuid, parcel uuid, locker uuid,
      door_number integer) RETURNS boolean LANGUAGE sql STABLE AS 'SELECT true'`,
  },
]
