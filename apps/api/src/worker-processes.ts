import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { answerFigures } from './platform/servers/worker-metrics.ts'
import { StartupError } from './platform/startup-error.ts'

/** Crashes within a minute after which nothing is started any more where no process serves. */
const LIMIT = { crashes: 5, withinMs: 60_000 }

/** Milliseconds before a process is started after several have crashed, as while the database is away. */
const PAUSE_MS = 2_000

/** The variable that tells a process that it is one of several. */
const WORKER = 'PORTARIA_WORKER'

/** Returns whether this is one of several processes, and whether they serve a demonstration. */
export function workerOf(
  variables: Readonly<Record<string, string | undefined>>,
): { demonstration: boolean } | null {
  return cluster.isWorker ? { demonstration: variables[WORKER] === 'demonstration' } : null
}

export type Workers = {
  /** The address that they listen on. */
  readonly address: string
  /** Tells all to stop, at once where `hurry` aborts, and resolves when they have ended. */
  stop(hurry: AbortSignal): Promise<void>
}

/**
 * Starts processes that serve one port, as `main.ts` each, and returns when all of them listen. One
 * that crashes is started again; after too many crashes, and while none serves, `onFailure` is called
 * once. Throws where one of the first does not start, which has said why.
 */
export async function forkWorkers(
  count: number,
  demonstration: boolean,
  onFailure: (failure: StartupError) => void,
): Promise<Workers> {
  const workers = new Set<Worker>()
  const serving = new Set<Worker>()
  const crashes: number[] = []
  let haveAllListened = false
  let stopping = false

  function fork(): Worker {
    const worker = cluster.fork({
      [WORKER]: demonstration ? 'demonstration' : 'plain',
      // The launcher waits for the first process alone.
      WEB_APP: '',
    })
    workers.add(worker)
    worker.on('exit', (code) => {
      workers.delete(worker)
      serving.delete(worker)
      if (!stopping && haveAllListened && code !== 0) afterCrash()
    })
    worker.once('listening', () => serving.add(worker))
    return worker
  }

  function afterCrash(): void {
    crashes.push(performance.now())
    const recent = crashes.filter((at) => at > performance.now() - LIMIT.withinMs)
    if (recent.length <= LIMIT.crashes || serving.size > 0) {
      setTimeout(() => !stopping && fork(), recent.length > 1 ? PAUSE_MS : 0)
      return
    }
    stopping = true
    onFailure(new StartupError(`The servers crashed ${recent.length} times within a minute.`))
  }

  async function stop(hurry: AbortSignal): Promise<void> {
    stopping = true
    const tell = (signal: NodeJS.Signals) => {
      for (const worker of workers) worker.process.kill(signal)
    }
    const ended = [...workers].map((worker) => once(worker, 'exit'))
    tell(hurry.aborted ? 'SIGINT' : 'SIGTERM')
    hurry.addEventListener('abort', () => tell('SIGINT'), { once: true })
    await Promise.all(ended)
  }

  answerFigures()
  const first = Array.from({ length: count }, fork)
  try {
    const addresses = await Promise.all(first.map(addressOf))
    haveAllListened = true
    return { address: addresses[0] ?? '', stop }
  } catch (error) {
    await stop(AbortSignal.abort())
    throw error
  }
}

type Listening = { address: string | null; port: number }

async function addressOf(worker: Worker): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  worker.once('listening', ({ address, port }: Listening) =>
    resolve(`http://${address?.includes(':') ? `[${address}]` : (address ?? '127.0.0.1')}:${port}`),
  )
  worker.once('exit', () => reject(new StartupError('A server process did not start.')))
  return promise
}
