import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { isRoot, runAs } from '../../platform/embedded-postgres/account.ts'
import { freePort } from '../../platform/embedded-postgres/free-port.ts'
import { eventually } from '../eventually.ts'
import { clusterProcess, clusterUser } from './cluster-process.ts'
import { writeFilled } from './template.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** The programs that an archive needs and this machine lacks. */
export const missingPrograms = ['/usr/bin/pgbackrest', `${PROGRAMS}/postgres`].filter(
  (file) => !existsSync(file),
)

/** A PostgreSQL 15 with the archive of `ops/cluster/pgbackrest.conf`, on loopback. */
export type ArchivedPostgres = Awaited<ReturnType<typeof openArchivedPostgres>>

/** Makes the folders and the configuration of an archive; `close` ends what was started on it. */
export async function openArchivedPostgres() {
  const user = clusterUser()
  const account = { ...user, by: isRoot() ? 'switch' : 'self' } as const
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-archive-'))
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const at = (name: string) => path.join(folder, name)
  await chown(folder, user.uid, user.gid)

  async function makeFolder(name: string): Promise<void> {
    await mkdir(at(name), { mode: 0o700 })
    await chown(at(name), user.uid, user.gid)
  }
  for (const name of ['repository', 'spool', 'log', 'lock', 'sockets']) await makeFolder(name)
  const port = await freePort()
  const configuration = at('pgbackrest.conf')
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

  async function run(program: string, ...args: string[]): Promise<string> {
    const { code, output } = await runAs(account, program, args)
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`)
    return output
  }

  const pgbackrest = (command: string, ...options: string[]) =>
    run(
      '/usr/bin/pgbackrest',
      `--config=${configuration}`,
      '--stanza=portaria',
      ...options,
      command,
    )

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
    await eventually(() => query('SELECT 1'))
    return server
  }

  async function query<Row extends object>(
    statement: string,
    database = 'postgres',
  ): Promise<Row[]> {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database })
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }

  return {
    at,
    port,
    configuration,
    makeFolder,
    pgbackrest,
    start,
    query,
    /** Makes the database, starts it, and makes the first backup of it after some work. */
    async begin(work: () => Promise<unknown>) {
      await run(
        `${PROGRAMS}/initdb`,
        '-D',
        at('data'),
        '-U',
        'postgres',
        '--no-sync',
        '-k',
        '-E',
        'UTF8',
      )
      const server = await start(at('data'))
      await pgbackrest('stanza-create')
      await work()
      await pgbackrest('backup', '--type=full')
      // pgBackRest knows moments by the second: one in the same second is before the backup's end.
      await sleep(1_100)
      return server
    },
    /** Returns the moment now, and a text of it that PostgreSQL and pgBackRest read. */
    async moment(): Promise<string> {
      const [row] = await query<{ at: string }>('SELECT clock_timestamp()::text AS at')
      return row?.at ?? ''
    },
    /** Sends what was written into the archive. */
    async archive(): Promise<void> {
      const [row] = await query<{ segment: string }>(
        'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
      )
      await eventually(async () => {
        const [archived] = await query<{ last: string | null }>(
          'SELECT last_archived_wal AS last FROM pg_stat_archiver',
        )
        expect((archived?.last ?? '') >= (row?.segment ?? '')).toBe(true)
      })
    },
    async close(): Promise<void> {
      for (const step of undo.toReversed()) await step()
    },
  }
}
