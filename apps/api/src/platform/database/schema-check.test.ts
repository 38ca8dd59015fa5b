import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { type UpgradedDatabase, upgradedDatabase } from '../../testing/schema/upgraded-database.ts'

const first = ['1.0.0']
const second = [...first, '1.1.0']
const third = [...second, '1.2.0']
const fourth = [...third, '1.3.0']

const one = { '0201_one.sql': '-- release 1.0.0\ncreate table one (id int);\n' }
const two = { ...one, '0202_two.sql': '-- release 1.1.0\nalter table one add column two int;\n' }

let database: UpgradedDatabase
beforeEach(async () => {
  database = await upgradedDatabase(inject('databaseServerUrl'), `checked_${process.pid}`)
})
afterEach(() => database.drop())

it('refuses a database without a schema, and says what to do', async () => {
  await expect(database.check(first, one)).rejects.toThrow(/no schema yet: run `npm run migrate`/)
  await database.migrate(first, one)
  await database.check(first, one)
})

it('refuses a copy of a database without its own roles', async () => {
  await onServer(database.url, 'CREATE TABLE schema_migrations (name text, sha256 text)')
  await expect(database.check(first, one)).rejects.toThrow(/run `npm run migrate`/)
})

it('refuses an older database, by its migrations or by its release alone', async () => {
  await database.migrate(first, one)
  await expect(database.check(second, two)).rejects.toThrow(
    'The database is older than this release 1.1.0 (it lacks 0202_two.sql): run `npm run migrate`',
  )
  await expect(database.check(second, one)).rejects.toThrow(/older than this release 1\.1\.0: run/)
})

it('takes a database of the next release, and of none after it', async () => {
  await database.migrate(second, two)
  await database.check(first, one)
  // The third release brings no migration, and counts all the same.
  await database.migrate(third, two)
  await database.check(second, two)
  const refusal = 'The database is of 1.1.0 and 1.2.0, and this is release 1.0.0'
  await expect(database.check(first, one)).rejects.toThrow(refusal)
  await expect(database.migrate(first, one)).rejects.toThrow(refusal)
})

it('refuses a migration that is not the one that was applied', async () => {
  await database.migrate(first, one)
  const edited = { '0201_one.sql': '-- release 1.0.0\ncreate table one (id bigint);\n' }
  await expect(database.check(first, edited)).rejects.toThrow(/0201_one\.sql was edited/)
})

it('names another secret as the reason', async () => {
  await database.migrate(first, one)
  await expect(database.check(first, one, 'another secret of the same length')).rejects.toThrow(
    /migrated with another SESSION_SECRET/,
  )
})

it('leaves what the next release made, its queue too', async () => {
  await database.migrate(second, two)
  await onServer(database.url, 'DROP FUNCTION jobs.enqueue_person_job')
  await database.migrate(first, one)
  const found = `SELECT to_regproc('jobs.enqueue_person_job') IS NOT NULL AS made`
  expect(await onServer(database.url, found)).toEqual([{ made: false }])
  await database.migrate(second, two)
  expect(await onServer(database.url, found)).toEqual([{ made: true }])
})

it('lets no server of two releases before begin while a migration runs', async () => {
  await database.migrate(first, one)
  const broken = { ...two, '0203_broken.sql': '-- release 1.2.0\nselect 1 / 0;\n' }
  await expect(database.migrate(third, broken)).rejects.toThrow(/division by zero/)
  await expect(database.check(first, one)).rejects.toThrow(/1\.1\.0 and 1\.2\.0/)
})

it('does not migrate under servers of two releases before', async () => {
  const withServers = {
    ...one,
    '0200_servers.sql':
      '-- release 1.0.0\ncreate table servers (version text, seen_at timestamptz);\n',
  }
  await database.migrate(first, withServers)
  const seen = (version: string, seconds: number) =>
    onServer(
      database.url,
      `INSERT INTO servers VALUES ('${version}', now() - interval '${seconds} seconds')`,
    )
  await seen('1.0.0', 60)
  await seen('1.1.0', 0)
  await seen('9.9.9', 0)
  await database.migrate(third, withServers)
  await expect(database.migrate(fourth, withServers)).rejects.toThrow(
    /^Servers of release 1\.1\.0 work on this database.*upgrade them to 1\.2\.0 first/,
  )
})
