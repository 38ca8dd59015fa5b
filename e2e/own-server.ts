import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { throwAwayFolder } from '../apps/api/src/testing/throw-away-folder.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Milliseconds for a start: a hundred times what an idle machine needs. */
const PATIENCE_MS = 600_000

/** The maximum size of the data folders of a run, in bytes. */
const ROOM = 2 * 1024 ** 3

/** A server with its own database, for one journey or for all of them. */
export type OwnServer = {
  readonly origin: string
  /** Its data folder, which receives letters. */
  readonly folder: string
  /** Kills it without a chance to write anything. */
  kill(): Promise<void>
  /** Starts it again on its data. */
  start(): Promise<void>
  /** Stops it and removes its folder. */
  stop(): Promise<void>
}

type OwnServerOptions = {
  /** The zone of the demonstration's companies. */
  timeZone?: string
  /** The port; a free one by default. */
  port?: number
  /** Settings in addition to those of a demonstration. */
  settings?: Readonly<Record<string, string>>
}

/** Finds a zone in which it is now some time within this hour. */
export function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 35) % 24) - 11
  // The names of these zones have the opposite sign of their offset.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Starts a server with a demonstration in a new folder. */
export async function startServer({
  timeZone,
  port: wanted,
  settings = {},
}: OwnServerOptions = {}): Promise<OwnServer> {
  const port = wanted ?? (await freePort())
  const folder = await mkdtemp(path.join(await throwAwayFolder(ROOM), 'portaria-e2e-'))
  // Removes the folder even if the run is interrupted and nothing stops the server.
  const forget = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', forget)
  // Stops it when the process that started it is gone.
  const follow = ['--import', path.join(root, 'tools/run/follow-parent.mjs')]
  let server: ChildProcess | null = null
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const start = () => {
    server = spawn(process.execPath, [...follow, 'apps/api/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        SEED: 'demo',
        LOG_LEVEL: 'warn',
        ...(timeZone !== undefined && { DEMO_TIME_ZONE: timeZone }),
        ...settings,
      },
    })
    return untilReady(server)
  }
  const stop = async () => {
    // The database of a server that was killed runs on: only a server ends it.
    if (server?.signalCode === 'SIGKILL') await start()
    await end('SIGTERM')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
    process.off('exit', forget)
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  const kill = () => end('SIGKILL')
  return { origin: `http://localhost:${port}`, folder, kill, start, stop }
}

async function untilReady(server: ChildProcess): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    await Promise.race([
      once(server, 'message', { signal }),
      once(server, 'exit', { signal }).then(([code]) => {
        throw new Error(`the server ended with ${code}`)
      }),
      sleep(PATIENCE_MS, undefined, { signal }).then(() => {
        throw new Error('the server is not ready in time')
      }),
    ])
  } finally {
    waiting.abort()
  }
}

/** Finds a port on this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
