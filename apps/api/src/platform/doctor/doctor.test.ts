import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text as toText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenCases, NOBODY } from '../../testing/broken-cases.ts'
import {
  besides,
  healthyMachine,
  type Installed,
  mailServer,
  openInstallation,
  seeingServer,
} from '../../testing/broken-installation.ts'
import { testSecret } from '../../testing/database-server.ts'
import { deafPooler } from '../../testing/deaf-pooler.ts'
import type { Machine } from './check.ts'
import { countOf, type Diagnosis, examine } from './doctor.ts'

const VERSION = '9.8.7'
/** Matches a sentence that has these words. */
const saying = (words: string): unknown => expect.stringContaining(words)

let installed: Installed
let server: { url: string; close(): Promise<unknown> }
/** All that was said, to look for secrets in. */
const said: string[] = []

beforeAll(async () => {
  installed = await openInstallation()
  server = await seeingServer(false)
})
afterAll(async () => {
  await server.close()
  await installed.close()
})

/** Settings with which nothing is wrong but what a database of tests is. */
const healthy = () => ({
  NODE_ENV: 'production',
  TRUST_PROXY: 'off',
  PUBLIC_URL: server.url,
  DATA_DIR: installed.dataDir,
  DATABASE_URL: installed.url,
  SESSION_SECRET: testSecret,
  SMTP_URL: undefined as string | undefined,
  BACKUP_URL: installed.backups,
  BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
})

async function diagnose(
  changes: Record<string, string | undefined> = {},
  machine: Partial<Machine> = {},
): Promise<Diagnosis[]> {
  const mail = changes['SMTP_URL'] === undefined ? await mailServer() : undefined
  const variables = { ...healthy(), SMTP_URL: `smtp://${mail?.at}`, ...changes }
  const found = await examine({
    variables,
    version: VERSION,
    machine: { ...healthyMachine, ...machine },
  })
  mail?.close()
  said.push(...found.map(({ says }) => says))
  return found
}

/** The findings of one check that are not ok. */
const complaints = (found: readonly Diagnosis[], check: string) =>
  found.filter((one) => one.check === check && one.state !== 'ok').map((one) => one.says)

/** Examines while a statement holds, which another one takes back. */
async function diagnoseWhile(change: string, back: string): Promise<Diagnosis[]> {
  await installed.run(change)
  try {
    return await diagnose()
  } finally {
    await installed.run(back)
  }
}

it('finds nothing wrong with a healthy installation but that tests do not wait for the disk', async () => {
  const found = await diagnose()
  expect(found.filter(({ state }) => state !== 'ok')).toEqual([
    {
      check: 'durability',
      state: 'wrong',
      says: saying('set fsync, full_page_writes, synchronous_commit to on'),
    },
  ])
  expect(countOf(found, 'ok')).toBeGreaterThan(20)
})

it('looks at an installation that was never started, and makes nothing', async () => {
  const folder = path.join(installed.dataDir, 'none')
  const found = await diagnose({
    DATABASE_URL: undefined,
    SESSION_SECRET: undefined,
    NODE_ENV: undefined,
    DATA_DIR: folder,
    PUBLIC_URL: `http://${NOBODY}`,
  })
  expect(found.filter(({ state }) => state === 'wrong')).toEqual([])
  expect(found.map(({ says }) => says)).toContain(`The first start makes ${folder}.`)
  await expect(stat(folder)).rejects.toThrow('ENOENT')
})

it.each(brokenCases)('says what is wrong with $name', async ({ changes, machine, check, says }) => {
  const found = complaints(await diagnose(changes?.(installed), machine), check)
  expect(found).toContainEqual(saying(says))
})

it('names every wrong setting, and looks at nothing else', async () => {
  const found = await diagnose({ PORT: '0', SMTP_URL: 's3cr3t-word' })
  expect(found.map(({ check, state, says }) => `${check} ${state} ${says.split(' ')[0]}`)).toEqual([
    'settings wrong PORT',
    'settings wrong SMTP_URL',
  ])
})

it('ends with exit code 1 where something is wrong, and says so to programs too', async () => {
  const file = path.join(import.meta.dirname, '../../doctor.ts')
  const child = spawn(process.execPath, [file, '--json'], { env: { PORT: '0' } })
  const [text] = await Promise.all([toText(child.stdout), once(child, 'exit')])
  expect(child.exitCode).toBe(1)
  expect(JSON.parse(text)).toMatchObject({ wrong: 1, warnings: 0, findings: [{ state: 'wrong' }] })
})

it('says that the file of the secret is damaged', async () => {
  await writeFile(path.join(installed.dataDir, 'session-secret'), 's3cr3t-word')
  const found = await diagnose({ SESSION_SECRET: undefined, NODE_ENV: undefined })
  expect(complaints(found, 'session secret')).toEqual([saying('is damaged')])
})

describe('the database', () => {
  it.each([
    [
      'versions',
      `UPDATE schema_migrations SET name = '9999_new.sql' WHERE name LIKE '0137%'`,
      `UPDATE schema_migrations SET name = '0137_servers.sql' WHERE name LIKE '9999%'`,
      [
        'has 9999_new.sql, which release 9.8.7 does not know',
        'lacks 1 migrations of release 9.8.7, from 0137_servers.sql on',
      ],
    ],
    [
      'versions',
      `INSERT INTO servers (id, name, version) VALUES (gen_random_uuid(), 'one:1', '9.8.6')`,
      'DELETE FROM servers',
      ['The server one:1 runs release 9.8.6'],
    ],
    [
      'clock',
      `INSERT INTO servers (id, name, version, ahead_ms) VALUES (gen_random_uuid(), 'one:1', '9.8.7', -9000)`,
      'DELETE FROM servers',
      ['The clock of the server one:1 is'],
    ],
    [
      'connections',
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT 50', current_database()); END $$`,
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT -1', current_database()); END $$`,
      ['raise the CONNECTION LIMIT of the database'],
    ],
    [
      'rights',
      `DO $$ BEGIN EXECUTE format('ALTER ROLE %I NOCREATEROLE', current_database()); END $$`,
      `DO $$ BEGIN EXECUTE format('ALTER ROLE %I CREATEROLE', current_database()); END $$`,
      ['may not create roles or schemas'],
    ],
    [
      'rights',
      `DO $$ BEGIN EXECUTE format('ALTER ROLE %I BYPASSRLS', current_database() || '_app'); END $$`,
      `DO $$ BEGIN EXECUTE format('ALTER ROLE %I NOBYPASSRLS', current_database() || '_app'); END $$`,
      ['so that one company could see another'],
    ],
    [
      'encoding',
      `UPDATE pg_database SET datcollversion = '1' WHERE datname = current_database()`,
      `UPDATE pg_database SET datcollversion = pg_database_collation_actual_version(oid)
       WHERE datname = current_database()`,
      ['sorts text otherwise than when its indexes were made'],
    ],
  ])('is examined for %s: %s', async (check, change, back, says) => {
    const found = complaints(await diagnoseWhile(change, back), check)
    expect(found).toEqual(says.map((one) => saying(one)))
  })

  it('has text in another encoding', async () => {
    const other = `${installed.name}_latin`
    await installed.run(
      `CREATE DATABASE ${other} TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' OWNER ${installed.name}`,
    )
    const found = await diagnose({ DATABASE_URL: besides(installed, 'latin') })
    await installed.run(`DROP DATABASE ${other} WITH (FORCE)`)
    expect(complaints(found, 'encoding')).toEqual([saying('The database stores text as LATIN1')])
  })

  it('is reached through a pooler that keeps notifications', async () => {
    const pooler = await deafPooler(installed.url)
    const found = await diagnose({ DATABASE_URL: pooler.url })
    pooler.close()
    expect(complaints(found, 'listening')).toEqual([saying('Lead it to PostgreSQL itself')])
    expect(complaints(found, 'database')).toEqual([])
  })
})

it('says that the mail server refuses the login', async () => {
  const mail = await mailServer({
    EHLO: '250-test\r\n250 AUTH PLAIN',
    AUTH: '535 s3cr3t-word is wrong',
  })
  const found = await diagnose({ SMTP_URL: `smtp://ana:s3cr3t-word@${mail.at}` })
  mail.close()
  expect(complaints(found, 'letters')).toEqual([saying('refuses the login')])
})

it('never says a secret', () => {
  expect(said.length).toBeGreaterThan(500)
  const secrets = ['s3cr3t-word', testSecret, installed.name + '@', 'another secret']
  for (const secret of secrets) expect(said.filter((one) => one.includes(secret))).toEqual([])
})
