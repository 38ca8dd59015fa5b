import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Account, isRoot, runAs, spawnAs } from '../embedded-postgres/account.ts'
import { freePort } from '../embedded-postgres/free-port.ts'
import { hasCode, StartupError } from '../startup-error.ts'

type Options = {
  /** The moment, as PostgreSQL reads it: `2026-11-30 14:03:20-03`. */
  at: string
  /** The configuration of pgBackRest; its own default where undefined. */
  config: string | undefined
  stanza: string
  /** An empty folder with room for the whole database. */
  folder: string
  /** The login and the name of the database; its host and port are those of the living one. */
  databaseUrl: string
  signal: AbortSignal
}

/** A database as it was at a moment, on a PostgreSQL of its own. */
export type MomentCopy = { url: string; stop(): Promise<void> }

/** Milliseconds between two questions whether the moment is reached. */
const ASK_MS = 250

/** Lines of PostgreSQL's log that are told where it ends too early. */
const TOLD_LINES = 6

/**
 * Restores the archive of a cluster (`ops/cluster/pgbackrest.conf`) up to a moment into a folder, and
 * starts it on loopback. It writes nothing into the archive. Throws a `StartupError` for a moment that the
 * archive does not have.
 */
export async function startMomentCopy(options: Options): Promise<MomentCopy> {
  const account = archiveAccount()
  const { folder, at, config, stanza } = options
  const data = path.join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  const hba = path.join(folder, 'hba.conf')
  await writeFile(hba, 'host all all 127.0.0.1/32 scram-sha-256\n', { mode: 0o600 })
  for (const one of [folder, data, hba]) await chown(one, account.uid, account.gid)
  await chmod(folder, 0o700)
  const restore = [
    ...(config === undefined ? [] : [`--config=${config}`]),
    `--stanza=${stanza}`,
    `--pg1-path=${data}`,
    '--type=time',
    `--target=${at}`,
    '--target-action=promote',
    '--archive-mode=off',
    'restore',
  ]
  const { code, output } = await runAs(account, 'pgbackrest', restore, options.signal)
  options.signal.throwIfAborted()
  if (code === null) throw new StartupError('pgbackrest is not installed on this machine.')
  if (code !== 0) throw new StartupError(`pgbackrest could not restore: ${lastLines(output)}`)
  return startPostgres({ ...options, account, data, hba })
}

/** The user of the archive: Debian's `postgres` where this process is root, else its own. */
function archiveAccount(): Account {
  if (!isRoot()) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, by: 'self' }
  const idOf = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN)
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  if (Number.isNaN(uid)) throw new StartupError('There is no user `postgres` on this machine.')
  return { uid, gid, by: 'switch' }
}

type Started = Options & { account: Account; data: string; hba: string }

async function startPostgres(started: Started): Promise<MomentCopy> {
  const { account, data, hba, folder, databaseUrl, signal } = started
  const version = (await readFile(path.join(data, 'PG_VERSION'), 'utf8')).trim()
  const program = `/usr/lib/postgresql/${version}/bin/postgres`
  if (!existsSync(program)) throw new StartupError(`Install postgresql-${version} first.`)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    hba_file: hba,
    ssl: 'off',
    // Those of the cluster may be larger than what is set here, and its standbys are not there.
    hot_standby: 'off',
    synchronous_standby_names: '',
    logging_collector: 'off',
    fsync: 'off',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawnAs(account, program, ['-D', data, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl+C must not end it under the server that is still serving.
    detached: true,
  })
  let log = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000)
  })
  const exited = once(server, 'exit')
  const isOver = () => server.exitCode !== null || server.signalCode !== null
  const stop = async () => {
    if (isOver()) return
    server.kill('SIGQUIT')
    await exited
  }
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  url.search = ''
  try {
    while (!(await isPromoted(url.href))) {
      signal.throwIfAborted()
      if (isOver()) throw new StartupError(`The moment was not reached: ${lastLines(log)}`)
      await sleep(ASK_MS)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { url: url.href, stop }
}

/** Whether the moment is reached, and the database takes connections. */
async function isPromoted(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'portaria drill' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ done: boolean }>('SELECT NOT pg_is_in_recovery() AS done')
    return rows[0]?.done === true
  } catch (error) {
    // Not started yet, or starting up.
    if (hasCode(error, 'ECONNREFUSED', '57P03')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-TOLD_LINES).join(' ')
