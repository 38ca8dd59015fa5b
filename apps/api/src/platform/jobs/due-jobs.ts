import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Notification } from 'pg'

/** The events of a runner, also of those started after it, and its question for their channel. */
type DueJobs = {
  readonly events: WorkerEvents
  /** Resolves once no question for the channel waits for its answer. */
  answered(): Promise<void>
}

/** The channel that names the task of a new job that is due at once: `queue-schema.ts` sends it. */
export const DUE_JOBS = 'jobs:due'

/** The channel that the queue listens to by itself, whatever the task of a job and the time it is due. */
const ALL_JOBS = 'jobs:insert'

/**
 * Events of a runner that wake its workers for jobs of their own tasks that are due, and for no others.
 * By itself the queue has each runner of a server ask the database for a job whenever any is planned,
 * for tomorrow too: an entry at the gate made 28 such questions without an answer. One worker is woken, and
 * the next by each that got a job: several that ask at once keep the lines of jobs from each other.
 */
export function wakeForDueJobs(tasks: ReadonlySet<string>): DueJobs {
  const events: WorkerEvents = new EventEmitter()
  let deafen = () => {}
  let answer = Promise.resolve()
  events.on('pool:listen:success', ({ client, workerPool }) => {
    const onNotification = ({ channel, payload = '' }: Notification) => {
      if (channel === DUE_JOBS && tasks.has(payload)) workerPool.nudge(1)
    }
    const wakeNext = () => workerPool.nudge(1)
    client.on('notification', onNotification)
    events.on('job:start', wakeNext)
    deafen = () => {
      client.off('notification', onNotification)
      events.off('job:start', wakeNext)
    }
    // The queue asks for its own channel in this turn, after the event; it sees a lost connection itself.
    queueMicrotask(() => {
      answer = client.query(`LISTEN "${DUE_JOBS}"; UNLISTEN "${ALL_JOBS}"`).then(
        () => undefined,
        () => undefined,
      )
    })
  })
  // A worker that has stopped must not be woken.
  for (const ended of ['listen:release', 'gracefulShutdown', 'forcefulShutdown'] as const)
    events.on(`pool:${ended}`, () => deafen())
  return { events, answered: () => answer }
}
