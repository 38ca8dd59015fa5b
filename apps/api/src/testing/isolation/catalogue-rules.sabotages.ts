import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an app role that bypasses the policies',
    isCore: true,
    sql: 'ALTER ROLE {{app}} BYPASSRLS',
    undo: 'ALTER ROLE {{app}} NOBYPASSRLS',
  },
  {
    name: 'a right to delete residents',
    isCore: true,
    sql: 'GRANT DELETE ON residents TO {{app}}',
  },
  {
    name: 'a table that nobody named',
    isCore: true,
    sql: 'CREATE TABLE lost_things (tenant_id uuid, id uuid)',
  },
  {
    name: 'the same, by the rules of the catalogue',
    isCore: true,
    sql: `ALTER TABLE apartments DROP CONSTRAINT apartments_tenant_id_tower_id_fkey;
      ALTER TABLE towers ADD UNIQUE (id);
      ALTER TABLE apartments ADD FOREIGN KEY (tower_id) REFERENCES towers (id)`,
  },
  {
    name: 'recovery codes that requests may read',
    isCore: true,
    sql: 'GRANT SELECT ON recovery_codes TO {{app}}',
  },
  {
    name: 'devices that requests may read',
    isCore: true,
    sql: 'GRANT SELECT ON known_devices TO {{app}}',
  },
]
