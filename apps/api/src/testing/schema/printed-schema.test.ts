import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { readMigrations } from '../../platform/database/migration-files.ts'
import { PRINTED_SCHEMA, readPrintedSchema } from '../../platform/database/printed-schema.ts'
import { printSchemaScript } from '../../platform/printed-documents/schema-script.ts'
import { onServer, testSecret } from '../database-server.ts'
import { hasOldest, OLDEST, startOldest, type ThrowAwayServer } from './oldest-server.ts'
import {
  dropWholeDatabase,
  makeDatabase,
  readWholeDatabase,
  withoutName,
} from './whole-database.ts'

const NAMES = { printed: `printed_${process.pid}`, oneByOne: `stepwise_${process.pid}` }

describe.each([
  { server: 'the server of all tests', isOldest: false },
  // Only in a full test run, on a machine where Debian has installed its programs.
  ...(hasOldest && process.env['PORTARIA_TEST_ALL'] === '1'
    ? [{ server: 'PostgreSQL 15', isOldest: true }]
    : []),
])('the printed schema on $server', ({ isOldest }) => {
  let oldest: ThrowAwayServer | null = null
  let server = ''
  const urls = { printed: '', oneByOne: '' }
  const reports: string[] = []

  beforeAll(async () => {
    oldest = isOldest ? await startOldest() : null
    server = oldest?.url ?? inject('databaseServerUrl')
    const makeBy = async (which: keyof typeof urls) => {
      urls[which] = await makeDatabase(server, NAMES[which])
      const report = (line: string) => reports.push(`${which}: ${line}`)
      return { url: urls[which], secret: testSecret, printed: which === 'printed', report }
    }
    await migrate(await makeBy('printed'))
    const oneByOne = await makeBy('oneByOne')
    // Whoever is stopped between two migrations goes on after the first of them.
    for (const { name } of (await readMigrations()).slice(-5)) {
      await migrate({ ...oneByOne, before: name })
    }
    await migrate(oneByOne)
  })
  afterAll(async () => {
    if (oldest) return oldest.stop()
    for (const name of Object.values(NAMES)) await dropWholeDatabase(server, name)
  })

  it('makes what the migrations make one by one', async () => {
    const made = new Set(await readWholeDatabase(urls.printed))
    const wanted = new Set(await readWholeDatabase(urls.oneByOne))
    const [extra, missing] = [[...made.difference(wanted)], [...wanted.difference(made)]]
    expect({ extra, missing }).toEqual({ extra: [], missing: [] })
    expect(wanted.size).toBeGreaterThan(5_000)
    expect(reports.filter((line) => line.startsWith('printed'))).toHaveLength(1)
  })

  it('is the one that is printed of the migrations', async () => {
    const client = new Client({ connectionString: urls.oneByOne })
    await client.connect()
    const printed = await printSchemaScript(client, NAMES.oneByOne)
    await client.end()
    expect(printed).toBe(await readFile(PRINTED_SCHEMA, 'utf8'))
  })

  it.runIf(isOldest)('is the same to pg_dump', async () => {
    const [made, wanted] = [await dumpOf(urls.printed), await dumpOf(urls.oneByOne)]
    expect(wanted.length).toBeGreaterThan(100_000)
    expect(made === wanted ? [] : linesThatDiffer(made, wanted)).toEqual([])
  })
})

describe('an empty database', () => {
  const name = `halves_${process.pid}`
  const server = inject('databaseServerUrl')
  afterAll(() => dropWholeDatabase(server, name))

  it('has nothing of a printed schema that fails at its end', async () => {
    const url = await makeDatabase(server, name)
    await migrate({ url, secret: testSecret, before: '0001' })
    // The last statement of the schema makes the partitions of the months.
    await onServer(
      url,
      `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM pg_class WHERE relname ~ '^audit_log_[0-9]') THEN RAISE 'refused'; END IF;
        END $$;
       CREATE EVENT TRIGGER refuse ON ddl_command_end EXECUTE FUNCTION refuse()`,
    )
    const before = await readWholeDatabase(url)
    await expect(migrate({ url, secret: testSecret })).rejects.toThrow('refused')
    expect(await readWholeDatabase(url)).toEqual(before)
    await onServer(url, 'DROP EVENT TRIGGER refuse; DROP FUNCTION refuse')
    await migrate({ url, secret: testSecret })
    expect(await onServer(url, 'SELECT name FROM schema_migrations')).toHaveLength(
      (await readMigrations()).length,
    )
  })
})

describe('the file of the printed schema', () => {
  it('is of the migrations that there are', async () => {
    expect(await readPrintedSchema(await readMigrations())).not.toBeNull()
  })

  it('is not taken for others: one more, one less, or one that was edited', async () => {
    const all = await readMigrations()
    const [first] = all
    if (first === undefined) throw new Error('there are no migrations')
    const edited = { ...first, sha256: first.sha256.replaceAll(/./g, '0') }
    for (const others of [
      [...all, { ...first, name: '9999_new.sql' }],
      all.slice(0, -1),
      [edited, ...all.slice(1)],
      [],
    ])
      expect(await readPrintedSchema(others)).toBeNull()
  })
})

/** The output of pg_dump without the random keys in it. */
async function dumpOf(url: string): Promise<string> {
  const program = path.join(OLDEST, 'pg_dump')
  const { stdout } = await promisify(execFile)(program, ['--schema-only', url], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const dump = stdout.replaceAll(/^\\(un)?restrict .*$/gm, '')
  return withoutName(dump, new URL(url).pathname.slice(1))
}

function linesThatDiffer(made: string, wanted: string): string[] {
  const known = new Set(wanted.split('\n'))
  return made.split('\n').filter((line) => !known.has(line))
}
