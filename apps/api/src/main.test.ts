import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseRoles, roleName } from './platform/database/role-credentials.ts'
import { freePort } from './platform/embedded-postgres/free-port.ts'
import { findPostmaster } from './platform/embedded-postgres/postmaster.ts'
import { onServer } from './testing/database-server.ts'
import { childrenOf } from './testing/processes.ts'
import { makeDatabase } from './testing/schema/whole-database.ts'

const root = path.resolve(import.meta.dirname, '../../..')

describe('the server as it is started', () => {
  let folder = ''
  const children: ChildProcess[] = []
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portaria-main-'))
  })
  afterEach(async () => {
    // After a failed test, the servers are stopped in order: a killed one would leave its database
    // running.
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Starts the server with this process as its launcher; `said` collects both of its outputs. */
  async function start(
    variables: Record<string, string> = {},
    entry = 'main.ts',
    ...args: string[]
  ) {
    const child = spawn(
      process.execPath,
      [
        '--import',
        path.join(root, 'tools/run/follow-parent.mjs'),
        path.join(root, 'apps/api/src', entry),
        ...args,
      ],
      {
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: path.join(folder, 'data'),
          LOG_LEVEL: 'warn',
          PORT: String(await freePort()),
          ...variables,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    )
    children.push(child)
    const { stdout, stderr } = child
    if (!stdout || !stderr) throw new Error('both outputs are pipes')
    const said = { out: '', error: '' }
    stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
    stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
    // A child emits no `close` event if this process closed its channel, so other events are
    // awaited.
    const ends = [once(child, 'exit'), once(stdout, 'close'), once(stderr, 'close')]
    const ended = Promise.all(ends).then(() => child.exitCode ?? child.signalCode)
    return { child, said, ended }
  }

  /** The processes of a server besides its database. */
  async function serversOf({ pid = 0 }: ChildProcess): Promise<number[]> {
    const children = await childrenOf(pid)
    const commands = await Promise.all(
      children.map((one) => readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '')),
    )
    return children.filter((_, nth) => commands[nth]?.includes('main.ts'))
  }

  const postmaster = () => findPostmaster(path.join(folder, 'data', 'postgres'))

  it('stops in order when it is told to while it starts', async () => {
    const { child, said, ended } = await start()
    await once(child.stdout ?? child, 'data')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(said.out).not.toContain('is ready')
    expect(said.error).toBe('')
    expect(await postmaster()).toBeUndefined()
  })

  it('does not open demonstration accounts to the network unless it is told to', async () => {
    const sentence =
      /^With HOST 0\.0\.0\.0 the network would reach the demonstration accounts[^\n]*\.\n$/
    const unloaded = await start({ HOST: '0.0.0.0' })
    expect(await unloaded.ended).toBe(1)
    expect(unloaded.said.error).toMatch(sentence)
    expect(unloaded.said.out).not.toContain('ready')

    // The server says when it is ready, and stops in order when its launcher is gone.
    const first = await start({ PUBLIC_URL: 'http://portaria.example.com' })
    expect(await once(first.child, 'message')).toEqual(['ready', undefined])
    expect(first.said.error).toMatch(
      /^PUBLIC_URL http:\/\/portaria\.example\.com is plain http: .*\n$/,
    )
    first.child.disconnect()
    expect(await first.ended).toBe(0)
    expect(await postmaster()).toBeUndefined()

    const loaded = await start({ HOST: '0.0.0.0', SEED: 'none' })
    expect(await loaded.ended).toBe(1)
    expect(loaded.said.error).toMatch(sentence)
    expect(await postmaster()).toBeUndefined()
    // Three servers start, one with a whole demonstration, while other tests run.
  }, 180_000)

  it('serves by several processes, and goes on serving while it drains', async () => {
    const PORT = String(await freePort())
    const settings = { PORT, SEED: 'none', WORKERS: '2', DRAIN_SECONDS: '2' }
    const { child, said, ended } = await start({
      ...settings,
      DATA_DIR: path.join(folder, 'several'),
    })
    expect(await once(child, 'message')).toEqual(['ready', undefined])
    const statusOf = async (name: string) =>
      (await fetch(`http://127.0.0.1:${PORT}/${name}`)).status
    const figures = async () => (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text()
    await expect.poll(figures, { timeout: 20_000 }).toContain('\nportaria_servers 2\n')
    // Figures of each process are added.
    expect(await figures()).toMatch(/portaria_request_seconds_count\{[^}]*metrics/)
    // One that is killed is started again.
    const [killed = 0] = await serversOf(child)
    process.kill(killed, 'SIGKILL')
    const others = async () => (await serversOf(child)).filter((pid) => pid !== killed)
    await expect.poll(others, { timeout: 60_000 }).toHaveLength(2)
    await expect.poll(figures, { timeout: 60_000 }).toContain('\nportaria_servers 2\n')
    child.kill('SIGTERM')
    await expect.poll(() => statusOf('readyz')).toBe(503)
    // A supervisor sends it to the launcher too, which passes it on.
    child.kill('SIGTERM')
    await sleep(300)
    expect(await statusOf('readyz')).toBe(503)
    expect(await statusOf('healthz')).toBe(200)
    expect(await ended).toBe(0)
    expect(said.error).toBe('')
    expect(await findPostmaster(path.join(folder, 'several', 'postgres'))).toBeUndefined()
  }, 180_000)

  it('is migrated apart in production, where it only checks', async () => {
    const server = inject('databaseServerUrl')
    const name = `apart_${process.pid}`
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(32),
      TRUST_PROXY: 'off',
      DRAIN_SECONDS: '0',
      DATABASE_URL: await makeDatabase(server, name),
    }
    const run = async (entry: string, ...args: string[]) => {
      const { said, ended } = await start(
        { ...production, PORTARIA_PASSWORD: 'a long password' },
        entry,
        ...args,
      )
      return { code: await ended, ...said }
    }
    const admin = ['--name', 'Ana Souza', '--email', 'ana@example.com']
    const refusal = /^The database has no schema yet: run `npm run migrate`[^\n]*\.\n$/
    const early = await run('main.ts')
    expect([early.code, early.out]).toEqual([1, ''])
    expect(early.error).toMatch(refusal)
    expect((await run('create-admin.ts', ...admin)).error).toMatch(refusal)
    const migrated = await run('migrate.ts')
    expect([migrated.code, migrated.error]).toEqual([0, ''])
    expect(migrated.out).toMatch(
      /^Making the schema of \d+ migrations\nThe database is ready for release [\d.]+\.\n$/,
    )
    expect((await run('create-admin.ts', ...admin)).out).toMatch(
      /^ana@example\.com may sign in at /,
    )
    const { child, ended } = await start(production)
    expect(await once(child, 'message')).toEqual(['ready', undefined])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
  }, 180_000)

  it('wants to be told in production whether a proxy is in front', async () => {
    const { said, ended } = await start({ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) })
    expect(await ended).toBe(1)
    expect(said.out).toBe('')
    expect(said.error).toMatch(/^TRUST_PROXY must be set [^\n]*\.\n$/)
  })
})
