import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerEvents, WorkerPool } from 'graphile-worker'
import type { Notification } from 'pg'
import type { QueuePool } from './queue-pool.ts'

/** The wake of a runner, also when it is restarted. */
type DueJobs = {
  /** The events to give to the runner. */
  readonly events: WorkerEvents
  /** Begins to listen. */
  start(): void
  /** Ends the listening, and resolves once its connection is closed. */
  stop(): Promise<void>
}

/**
 * The channel that announces the task of a new job that is due at once; `queue-schema.ts` sends it.
 */
export const DUE_JOBS = 'jobs:due'

/** The channel by which a newer version of the queue ends the runners of older ones. */
const MIGRATIONS = 'worker:migrate'

/** Milliseconds between two attempts to listen. */
const LISTEN_AGAIN_MS = 500

/**
 * Wakes the workers of a runner for due jobs of its own tasks alone. By itself the queue makes each
 * runner of a server ask the database for a job whenever any is planned, even for tomorrow: an entry
 * at the gate caused 28 such queries in vain. One worker is woken, and each worker that got a job
 * wakes the next: several that ask at once block each other on the queue's lines. A connection that
 * is lost is replaced as soon as the database is there, and one worker is woken, since announcements
 * may have been missed.
 */
export function wakeForDueJobs(
  tasks: ReadonlySet<string>,
  { connect, pass }: Pick<QueuePool, 'connect' | 'pass'>,
): DueJobs {
  const events: WorkerEvents = new EventEmitter()
  const working = new Set<WorkerPool>()
  const wakeNext = () => {
    for (const one of working) one.nudge(1)
  }
  events.on('pool:create', ({ workerPool }) => void working.add(workerPool))
  events.on('job:start', wakeNext)
  // A stopped worker must not be woken.
  for (const ended of ['gracefulShutdown', 'forcefulShutdown', 'release'] as const)
    events.on(`pool:${ended}`, ({ workerPool }) => void working.delete(workerPool))

  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve())
  })

  function hear({ channel, payload }: Notification): void {
    if (channel !== DUE_JOBS) pass(channel, payload)
    else if (tasks.has(payload ?? '')) wakeNext()
  }

  async function listen(): Promise<void> {
    const client = await connect()
    try {
      const lost = new Promise<void>((resolve) => {
        client.once('error', () => resolve())
        client.once('end', resolve)
      })
      client.on('notification', hear)
      await client.query(`LISTEN "${DUE_JOBS}"; LISTEN "${MIGRATIONS}"`)
      wakeNext()
      await Promise.race([lost, stopped])
    } finally {
      client.release(true)
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The pool tells of a lost connection, and of a database that is away.
      await listen().catch(() => undefined)
      await sleep(LISTEN_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  let ended = Promise.resolve()
  return {
    events,
    start() {
      ended = keepListening()
    },
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
