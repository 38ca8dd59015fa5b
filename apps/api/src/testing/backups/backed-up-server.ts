import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { newBackupKey } from '../../platform/backups/sealed-stream.ts'
import { freePort } from '../../platform/embedded-postgres/free-port.ts'

const source = path.resolve(import.meta.dirname, '../..')
const FOLLOW = path.resolve(source, '../../../tools/run/follow-parent.mjs')

type Settings = Readonly<Record<string, string>>

/** A folder with data and backups, in which whole servers and commands run. */
export async function openBackedUp(name: string) {
  const folder = await mkdtemp(path.join(tmpdir(), name))
  const key = await newBackupKey()
  const running: ChildProcess[] = []

  const settings = (more: Settings = {}) => ({
    PATH: process.env['PATH'],
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_URL: path.join(folder, 'backups'),
    BACKUP_RECIPIENT: key.recipient,
    BACKUP_IDENTITY: key.identity,
    ...more,
  })

  async function stop(): Promise<void> {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }

  return {
    folder,

    /** Starts a server, which says when it is ready; returns its address. */
    async start(more: Settings = {}): Promise<string> {
      const port = String(await freePort())
      const child = spawn(process.execPath, ['--import', FOLLOW, path.join(source, 'main.ts')], {
        env: settings({ PORT: port, ...more }),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      running.push(child)
      const [said] = (await once(child, 'message')) as unknown[]
      if (said !== 'ready') throw new Error(`The server said ${String(said)}.`)
      return `http://127.0.0.1:${port}`
    },

    /** Runs a command; returns what it said. Rejects with what it said on its error output. */
    async run(command: string, more: Settings = {}, args: readonly string[] = []): Promise<string> {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [path.join(source, `${command}.ts`), ...args],
        { env: settings(more) },
      )
      return stdout
    },

    stop,

    async close(): Promise<void> {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type BackedUp = Awaited<ReturnType<typeof openBackedUp>>

/** Signs the síndico of the demonstration in; returns the status. */
export async function signIn(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sindico@bosque.example', password: 'portaria-demo-2026' }),
  })
  return answer.status
}
