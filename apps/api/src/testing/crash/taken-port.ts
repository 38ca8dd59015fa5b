import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../../..')

/** Milliseconds after which a start counts as hung; five seconds of them are for its stop. */
const HUNG_MS = 50_000

type Options = { starts: number; report: (line: string) => void }

/**
 * `others` lists how the other starts ended: those that did not print the one sentence and exit
 * with 1.
 */
export type TakenPortResult = { starts: number; others: string[] }

/** Starts the server over and over on a port that somebody else listens on, as `npm start` does. */
export async function startOnTakenPort({ starts, report }: Options): Promise<TakenPortResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-port-'))
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const address = occupant.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const others: string[] = []
  try {
    for (let start = 1; start <= starts; start += 1) {
      const begun = performance.now()
      const end = await startOnce(folder, port)
      if (end !== `1: Port ${port} is taken: stop what uses it, or set PORT to another.\n`) {
        others.push(end)
      }
      report(`start ${start}: ended after ${Math.round(performance.now() - begun)} ms`)
    }
    return { starts, others }
  } finally {
    occupant.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts the server once; returns its exit code or signal, and its error output. */
async function startOnce(folder: string, port: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(root, 'tools/run/follow-parent.mjs'),
      path.join(root, 'apps/api/src/main.ts'),
    ],
    {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: path.join(folder, 'data'),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'info',
        PORT: port,
        SEED: 'none',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let said = ''
  let log = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const limit = setTimeout(() => child.kill('SIGKILL'), HUNG_MS)
  await once(child, 'close')
  clearTimeout(limit)
  // The standard output may contain only progress: a line of the log counts as a fault.
  const noise = log.split('\n').filter((line) => line.startsWith('{'))
  return `${child.exitCode ?? child.signalCode}: ${[said, ...noise].join('\n').trimEnd()}\n`
}
