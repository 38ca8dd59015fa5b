import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 120_000

/** A server of one journey alone, with a database of its own. */
export type OwnServer = {
  readonly origin: string
  /** Its data folder, where letters go. */
  readonly folder: string
  stop(): Promise<void>
}

type OwnServerOptions = {
  /** A free one where it is left out. */
  port?: number
  /** Settings besides those of a demonstration. */
  settings?: Readonly<Record<string, string>>
}

/** The zone in which it is some time within this hour now. */
export function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 35) % 24) - 11
  // These zones tell by how many hours UTC is ahead.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Starts a server as for the first time: a new folder, and the demonstration in the zone. */
export async function startServer(
  timeZone: string,
  { port: wanted, settings = {} }: OwnServerOptions = {},
): Promise<OwnServer> {
  const [port, folder] = await Promise.all([
    wanted ?? freePort(),
    mkdtemp(path.join(tmpdir(), 'portaria-first-start-')),
  ])
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SEED: 'demo',
      DEMO_TIME_ZONE: timeZone,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
  try {
    await untilReady(server, `http://127.0.0.1:${port}/readyz`)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin: `http://localhost:${port}`, folder, stop }
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('the server is not ready in time')
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
