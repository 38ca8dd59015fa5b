import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRoot, runAs } from '../../platform/embedded-postgres/account.ts'
import { freePort } from '../../platform/embedded-postgres/free-port.ts'
import { eventually } from '../eventually.ts'
import { clusterProcess, clusterUser } from './cluster-process.ts'
import { writeFilled } from './template.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'
const missing = ['/usr/bin/pgbackrest', `${PROGRAMS}/postgres`].filter((file) => !existsSync(file))

const user = clusterUser()
const account = { ...user, by: isRoot() ? 'switch' : 'self' } as const
let folder: string
let configuration: string
let port: number
const undo: (() => Promise<unknown>)[] = []

const at = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portaria-archive-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  await chown(folder, user.uid, user.gid)
  for (const name of ['repository', 'spool', 'log', 'lock', 'sockets']) {
    await mkdir(at(name), { mode: 0o700 })
    await chown(at(name), user.uid, user.gid)
  }
  port = await freePort()
  configuration = at('pgbackrest.conf')
  const values = {
    REPOSITORY_TYPE: 'posix',
    REPOSITORY_PATH: at('repository'),
    CIPHER_PASSPHRASE: 'a pass phrase of the test',
    SPOOL_FOLDER: at('spool'),
    LOG_FOLDER: at('log'),
    LOCK_FOLDER: at('lock'),
    DATA_FOLDER: at('data'),
    PORT: port,
    SOCKET_FOLDER: at('sockets'),
  }
  await writeFilled(configuration, { template: 'pgbackrest.conf', values }, user)
})
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
})

async function run(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await runAs(account, program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`)
  return output
}

const pgbackrest = (command: string, ...options: string[]) =>
  run('/usr/bin/pgbackrest', `--config=${configuration}`, '--stanza=portaria', ...options, command)

/** Starts a PostgreSQL on a folder, with the archive of `patroni.yml`. */
async function start(data: string) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: at('sockets'),
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${configuration} --stanza=portaria archive-push "%p"`,
    archive_timeout: '60s',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = clusterProcess(user, {
    name: path.basename(data),
    program: `${PROGRAMS}/postgres`,
    args: ['-D', data, ...options],
    folder,
  })
  await server.start()
  undo.push(() => server.stop())
  return server
}

async function query<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

it.skipIf(missing.length > 0)(
  `brings the database back as it was before somebody removed the towers${missing.length > 0 ? `, skipped: ${missing.join(', ')}` : ''}`,
  async () => {
    await run(`${PROGRAMS}/initdb`, '-D', at('data'), '-U', 'postgres', '--no-sync', '-k')
    const first = await start(at('data'))
    await eventually(() => query('SELECT 1'))
    await pgbackrest('stanza-create')
    await query('CREATE TABLE towers (name text)')
    await pgbackrest('backup', '--type=full')
    await query(`INSERT INTO towers VALUES ('A'), ('B')`)
    const [moment] = await query<{ at: string }>('SELECT clock_timestamp()::text AS at')
    await query('DELETE FROM towers')
    await query('SELECT pg_switch_wal()')
    await eventually(async () =>
      expect(await query('SELECT last_archived_wal FROM pg_stat_archiver')).not.toEqual([
        { last_archived_wal: null },
      ]),
    )
    await first.stop()

    const target = ['--type=time', `--target=${moment?.at ?? ''}`, '--target-action=promote']
    const settings = [
      `--pg1-path=${at('restored')}`,
      `--recovery-option=restore_command=pgbackrest --config=${configuration} --stanza=portaria --pg1-path=${at('restored')} archive-get %f "%p"`,
    ]
    await mkdir(at('restored'), { mode: 0o700 })
    await chown(at('restored'), user.uid, user.gid)
    await pgbackrest('restore', ...target, ...settings)
    // A copy must not write into the archive of the cluster.
    await appendFile(path.join(at('restored'), 'postgresql.auto.conf'), "\narchive_mode = 'off'\n")
    await start(at('restored'))
    await eventually(async () =>
      expect(await query('SELECT name FROM towers ORDER BY name')).toEqual([
        { name: 'A' },
        { name: 'B' },
      ]),
    )
  },
)
