import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupKey, newBackupKey } from '../../platform/backups/sealed-stream.ts'
import { freePort } from '../../platform/embedded-postgres/free-port.ts'

const source = path.resolve(import.meta.dirname, '../..')
const FOLLOW = path.resolve(source, '../../../tools/run/follow-parent.mjs')

describe('the demonstration, backed up while it is served', () => {
  let folder: string
  let key: BackupKey
  let secret: string
  const running: ChildProcess[] = []
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portaria-whole-backup-'))
    key = await newBackupKey()
  })
  afterAll(async () => {
    for (const child of running) await stop(child)
    await rm(folder, { recursive: true, force: true })
  })

  const settings = (more: Record<string, string> = {}) => ({
    PATH: process.env['PATH'],
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_URL: path.join(folder, 'backups'),
    BACKUP_RECIPIENT: key.recipient,
    BACKUP_IDENTITY: key.identity,
    ...more,
  })

  /** Starts a server, which says when it is ready; returns its address. */
  async function start(more: Record<string, string> = {}): Promise<string> {
    const port = String(await freePort())
    const child = spawn(process.execPath, ['--import', FOLLOW, path.join(source, 'main.ts')], {
      env: settings({ PORT: port, ...more }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running.push(child)
    expect(await once(child, 'message')).toEqual(['ready', undefined])
    return `http://127.0.0.1:${port}`
  }

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  /** Runs a command; returns what it said. */
  async function run(command: string, more: Record<string, string> = {}): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(source, `${command}.ts`)],
      { env: settings(more) },
    )
    return stdout
  }

  async function signIn(address: string): Promise<number> {
    const answer = await fetch(`${address}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'sindico@bosque.example', password: 'portaria-demo-2026' }),
    })
    return answer.status
  }

  it('is made, tried, restored into an empty folder and served from there', async () => {
    // Without the settings, no scheduled backup is made beside.
    await start({ BACKUP_URL: '', BACKUP_RECIPIENT: '' })
    secret = (await readFile(path.join(folder, 'data/session-secret'), 'utf8')).trim()
    const made = await run('backup')
    expect(made).toMatch(/: \d{5,} rows of 2 companies are written\./)
    expect(made).toMatch(/: \d{3} files, \d{3} of them new\./)
    expect(made).toContain('SESSION_SECRET lies in the data folder alone')

    const tried = await run('drill')
    expect(tried).toContain('The rows of every company are those that the backup noted.')
    expect(tried).toMatch(/\d{3} files were there after [\d.]+ s, all of them unchanged\./)
    expect(tried).toMatch(/A server on the copy was ready after [\d.]+ s\./)
    expect(tried).toMatch(/everything since .* would be lost: the last 0 h \d+ min\./)

    const elsewhere = { DATA_DIR: path.join(folder, 'restored'), SESSION_SECRET: secret }
    const restored = await run('restore', elsewhere)
    expect(restored).toMatch(/\d{3} files are in place\./)
    expect(restored).toContain('Every session is ended')
    for (const child of running) await stop(child)
    expect(await signIn(await start({ ...elsewhere, BACKUP_URL: '' }))).toBe(200)
    // A second restore into it is refused.
    await expect(run('restore', elsewhere)).rejects.toThrow('has tables already')
  })

  it('is refused without its secret', async () => {
    const other = { DATA_DIR: path.join(folder, 'other') }
    await expect(run('restore', other)).rejects.toThrow('was made with another SESSION_SECRET')
  })
})
