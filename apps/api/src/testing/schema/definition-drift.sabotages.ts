import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a key to towers without the tenant',
    isCore: true,
    sql: `ALTER TABLE apartments DROP CONSTRAINT apartments_tenant_id_tower_id_fkey;
      CREATE UNIQUE INDEX towers_alone ON towers (id);
      ALTER TABLE apartments ADD FOREIGN KEY (tower_id) REFERENCES towers (id)`,
  },
  {
    name: 'a column that may be null',
    sql: 'ALTER TABLE occupancies ALTER COLUMN relation DROP NOT NULL',
  },
  {
    name: 'words that nobody keeps',
    sql: 'DROP TRIGGER words_of_inserted ON pets',
  },
]
