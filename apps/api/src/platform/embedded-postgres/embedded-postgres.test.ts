import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { StartupError } from '../startup-error.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostmaster, livesAsPostmaster } from './postmaster.ts'

let scratch = ''
beforeAll(async () => {
  // As closed as root's home: nobody but the owner may enter.
  scratch = await mkdtemp(path.join(tmpdir(), 'portaria-embedded-'))
  await chmod(scratch, 0o700)
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const start = (dataDir: string, durable = false) =>
  startEmbeddedPostgres({ dataDir, durable, report: () => undefined })

async function ask(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

/**
 * Starts another Portaria: a process that starts the database, reports it, and stops on SIGTERM.
 */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; said: string }> {
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts')
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
       try {
         const options = { dataDir: ${JSON.stringify(dataDir)}, durable: false, report() {} }
         const server = await startEmbeddedPostgres(options)
         process.once('SIGTERM', () => server.stop())
         console.log(server.attached ? 'attached' : 'started')
       } catch (error) {
         console.log(error.message)
         process.exitCode = 1
       }`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
  return { child, said }
}

describe('a data folder', () => {
  test('gets a database on its first start, which keeps its rows over a stop', async () => {
    const dataDir = path.join(scratch, 'kept')
    const lines: string[] = []
    const first = await startEmbeddedPostgres({
      dataDir,
      durable: false,
      report: (line) => lines.push(line),
    })
    expect(first.attached).toBe(false)
    expect(lines).toEqual([expect.stringMatching(/^Creating the database in /)])
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    await first.stop()
    expect(await findPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()

    const second = await start(dataDir)
    expect(await ask(second, 'SELECT answer FROM kept')).toEqual([42])
    await second.stop()
    expect(await readdir(dataDir)).toEqual([
      'lock',
      'postgres',
      'postgres-password',
      'postgres.log',
    ])
  })

  test('sorts in Portuguese, checks its pages, and requires the password', async () => {
    const dataDir = path.join(scratch, 'settings')
    // A throw-away cluster also listens on a socket file.
    const server = await start(dataDir, true)
    const words = await ask(
      server,
      `SELECT word FROM unnest(ARRAY['Bento', 'avó', 'Ávila', 'Alves', 'água']) word ORDER BY word`,
    )
    expect(words).toEqual(['água', 'Alves', 'Ávila', 'avó', 'Bento'])
    const settings = await ask(
      server,
      `SELECT current_setting(name) FROM unnest(ARRAY['data_checksums', 'listen_addresses',
         'unix_socket_directories', 'password_encryption', 'server_encoding']) name`,
    )
    expect(settings).toEqual(['on', '127.0.0.1', '', 'scram-sha-256', 'UTF8'])
    await ask(server, 'CREATE EXTENSION pg_trgm')
    // Whole accented words, not the letters between their accents.
    expect(await ask(server, `SELECT similarity('ação', 'a o')`)).not.toEqual([1])

    const stranger = new Client({
      connectionString: server.connectionString.replace(/:[^:@]+@/, ':guess@'),
    })
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/)
    expect((await stat(path.join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
    await server.stop()
  })

  test('belongs to one process: a second start says so and disturbs nothing', async () => {
    const dataDir = path.join(scratch, 'shared')
    const server = await start(dataDir)
    const other = await startElsewhere(dataDir)
    expect(other.said).toContain(`already in use by another Portaria (process ${process.pid})`)
    await expect(start(dataDir)).rejects.toThrow(StartupError)
    expect(await ask(server, 'SELECT 1')).toEqual([1])

    const joined = await startEmbeddedPostgres({ dataDir, report: () => undefined, join: true })
    expect(await ask(joined, 'SELECT 2')).toEqual([2])
    await joined.stop()
    expect(await ask(server, 'SELECT 3')).toEqual([3])
    await server.stop()
  })

  test('is taken over from a killed process, with the database that still runs', async () => {
    const dataDir = path.join(scratch, 'killed')
    const { child, said } = await startElsewhere(dataDir)
    expect(said).toBe('started')
    child.kill('SIGKILL')
    await once(child, 'exit')

    const server = await start(dataDir)
    expect(server.attached).toBe(true)
    expect(await ask(server, 'SELECT 1')).toEqual([1])
    await server.stop()
    expect(await findPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()
  })

  test('recovers by itself when the database was killed too', async () => {
    const dataDir = path.join(scratch, 'crashed')
    const cluster = path.join(dataDir, 'postgres')
    const { child } = await startElsewhere(dataDir)
    const postmaster = await findPostmaster(cluster)
    child.kill('SIGKILL')
    process.kill(postmaster?.pid ?? 0, 'SIGKILL')
    await once(child, 'exit')

    // As after a restart of the machine: the number in the lock file now belongs to another
    // process.
    const pidFile = path.join(cluster, 'postmaster.pid')
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n')
    await writeFile(pidFile, [process.pid, ...rest].join('\n'))

    const server = await start(dataDir)
    expect(server.attached).toBe(false)
    expect(await ask(server, 'SELECT 1')).toEqual([1])
    await server.stop()
  })

  test('is left alone with a message if damaged or of another version', async () => {
    const dataDir = path.join(scratch, 'foreign')
    const version = path.join(dataDir, 'postgres', 'PG_VERSION')
    const server = await start(dataDir)
    await server.stop()
    await writeFile(version, '17\n')
    await expect(start(dataDir)).rejects.toThrow(
      /^The database .* was made by PostgreSQL 17 and this Portaria brings PostgreSQL 18: /,
    )
    await rm(version)
    await expect(start(dataDir)).rejects.toThrow(/holds no whole database/)
  })

  test('is refused with a message if it is a file or its password is lost', async () => {
    const file = path.join(scratch, 'file')
    await writeFile(file, '')
    await expect(start(file)).rejects.toThrow(/is not a folder\.$/)

    const dataDir = path.join(scratch, 'lost')
    await (await start(dataDir)).stop()
    await rm(path.join(dataDir, 'postgres-password'))
    await expect(start(dataDir)).rejects.toThrow(/^The database does not accept the password/)
    expect(await findPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()
  })
})

describe('a supervised database', () => {
  const givenUp = vi.fn<(failure: StartupError) => void>()
  const lines: string[] = []
  const startWatched = (dataDir: string) =>
    startEmbeddedPostgres({
      dataDir,
      durable: false,
      report: (line) => lines.push(line),
      onGivenUp: givenUp,
    })
  const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres')

  async function kill(dataDir: string, name: NodeJS.Signals): Promise<number> {
    const { pid = 0 } = (await findPostmaster(clusterOf(dataDir))) ?? {}
    process.kill(pid, name)
    await eventually(async () =>
      expect(await livesAsPostmaster(pid, clusterOf(dataDir))).toBe(false),
    )
    return pid
  }

  test('restarts at the same address each time it is killed, and stops with its server', async () => {
    const dataDir = path.join(scratch, 'watched')
    const server = await startWatched(dataDir)
    await ask(server, 'CREATE TABLE kept AS SELECT 42 AS answer')
    for (let round = 0; round < 2; round += 1) {
      const killed = await kill(dataDir, 'SIGKILL')
      // The same address, since connected clients know no other.
      await eventually(async () => expect(await ask(server, 'SELECT 1')).toEqual([1]))
      expect((await findPostmaster(clusterOf(dataDir)))?.pid).not.toBe(killed)
    }
    await server.stop()
    expect(await findPostmaster(clusterOf(dataDir))).toBeUndefined()
    expect(givenUp).not.toHaveBeenCalled()
  })

  test('restarts too if a killed server left it running', async () => {
    const dataDir = path.join(scratch, 'attached')
    const { child } = await startElsewhere(dataDir)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const server = await startWatched(dataDir)
    expect(server.attached).toBe(true)
    await kill(dataDir, 'SIGKILL')
    await eventually(async () => expect(await ask(server, 'SELECT 1')).toEqual([1]))
    await server.stop()
  })

  test('stays stopped after an orderly stop', async () => {
    const dataDir = path.join(scratch, 'ordered')
    const server = await startWatched(dataDir)
    lines.splice(0)
    await kill(dataDir, 'SIGINT')
    await eventually(() => expect(lines).toHaveLength(1))
    expect(lines).toEqual([expect.stringMatching(/^The database was stopped by somebody else/)])
    expect(await findPostmaster(clusterOf(dataDir))).toBeUndefined()
    await server.stop()
  })
})
