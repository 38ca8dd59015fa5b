import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { type UpgradedDatabase, upgradedDatabase } from '../../testing/schema/upgraded-database.ts'

const releases = ['1.0.0']
const table = {
  '0201_table.sql': `-- release 1.0.0
create table kept (id int, word text);
insert into kept select n, 'word ' || n from generate_series(1, 3) n;
`,
}
const column = { ...table, '0202_column.sql': '-- release 1.0.0\nalter table kept add b int;\n' }
const indexed = {
  ...table,
  '0203_index.sql': `-- release 1.0.0
-- no transaction
create unique index concurrently if not exists kept_by_id on kept (id);
do $$ begin
  update kept set word = 'a; b' where id = 1;
  commit;
  update kept set word = word || '!' where id = 2 and word not like '%!';
end $$;
`,
}

let database: UpgradedDatabase
let other: Client
beforeEach(async () => {
  database = await upgradedDatabase(inject('databaseServerUrl'), `applied_${process.pid}`)
  await database.migrate(releases, table)
  other = new Client({ connectionString: database.url })
  await other.connect()
})
afterEach(async () => {
  await other.end()
  await database.drop()
})

const landed = async () =>
  (await onServer<{ name: string }>(database.url, 'SELECT name FROM schema_migrations')).map(
    ({ name }) => name,
  )

const validIndexes = () =>
  onServer<{ name: string; valid: boolean }>(
    database.url,
    `SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index
     WHERE indrelid = 'kept'::regclass`,
  )

describe('a migration whose lock others hold', () => {
  it('gives way, tries again, and ends with a sentence', async () => {
    await other.query('BEGIN; LOCK TABLE kept IN ACCESS SHARE MODE')
    await expect(database.migrate(releases, column)).rejects.toThrow(
      /^Migration 0202_column\.sql was not applied: 3 times others held for too long/,
    )
    expect(database.told.filter((line) => line.includes('waits for a lock'))).toEqual([
      'Migration 0202_column.sql waits for a lock that others hold (attempt 1 of 3)',
      'Migration 0202_column.sql waits for a lock that others hold (attempt 2 of 3)',
    ])
    expect(await landed()).not.toContain('0202_column.sql')
    await other.query('COMMIT')
    await database.migrate(releases, column)
    expect(await landed()).toContain('0202_column.sql')
    expect(database.told.at(-1)).toMatch(/^Applied 0202_column\.sql in \d+\.\d s$/)
  })
})

describe('a migration that another applies at the same time', () => {
  it('is applied once, and an index is not held up by who waits', async () => {
    await Promise.all([database.migrate(releases, indexed), database.migrate(releases, indexed)])
    expect(database.told).toContain('Another process migrates this database: waiting for it')
    expect(
      database.told.filter((line) => line === 'Applying migration 0203_index.sql'),
    ).toHaveLength(1)
    expect(await validIndexes()).toEqual([{ name: 'kept_by_id', valid: true }])
  })
})

describe('a migration without a transaction', () => {
  it('is done again where a killed run left an invalid index', async () => {
    // The index is made once this transaction is over.
    await other.query(`BEGIN; INSERT INTO kept VALUES (4, 'new')`)
    const killed = database.migrate(releases, indexed)
    const failed = killed.then(
      () => null,
      (error: unknown) => error,
    )
    await expect.poll(validIndexes).toEqual([{ name: 'kept_by_id', valid: false }])
    await onServer(
      database.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'portaria migrate' AND datname = current_database()`,
    )
    expect(await failed).toBeInstanceOf(Error)
    await other.query('COMMIT')
    expect(await landed()).not.toContain('0203_index.sql')
    expect(await validIndexes()).toEqual([{ name: 'kept_by_id', valid: false }])
    await database.migrate(releases, indexed)
    expect(await validIndexes()).toEqual([{ name: 'kept_by_id', valid: true }])
    expect(await landed()).toContain('0203_index.sql')
    const words = await onServer(database.url, 'SELECT word FROM kept WHERE id < 3 ORDER BY id')
    expect(words).toEqual([{ word: 'a; b' }, { word: 'word 2!' }])
  })

  it('fails for rows that the index refuses, and is done again once they are mended', async () => {
    await other.query(`INSERT INTO kept VALUES (3, 'twice')`)
    await expect(database.migrate(releases, indexed)).rejects.toThrow(/could not create unique/)
    await other.query(`DELETE FROM kept WHERE word = 'twice'`)
    await database.migrate(releases, indexed)
    expect(await validIndexes()).toEqual([{ name: 'kept_by_id', valid: true }])
  })

  it('holds no rows that it has changed while it waits for others', async () => {
    const batch = {
      ...table,
      '0203_batch.sql': `-- release 1.0.0
-- no transaction
do $$ begin
  update kept set word = 'mine' where id = 1;
  update kept set word = 'mine too' where id = 2;
end $$;
`,
    }
    await other.query('BEGIN; UPDATE kept SET word = word WHERE id = 2')
    await expect(database.migrate(releases, batch)).rejects.toThrow(/others held for too long/)
    await other.query('COMMIT')
    await database.migrate(releases, batch)
    const words = await onServer(database.url, 'SELECT word FROM kept WHERE id < 3 ORDER BY id')
    expect(words).toEqual([{ word: 'mine' }, { word: 'mine too' }])
  })

  it('is not noted before its last statement', async () => {
    const broken = {
      ...table,
      '0203_index.sql': `${indexed['0203_index.sql']}do $$ begin perform 1 / 0; end $$;`,
    }
    await expect(database.migrate(releases, broken)).rejects.toThrow(/division by zero/)
    expect(await landed()).not.toContain('0203_index.sql')
  })
})
