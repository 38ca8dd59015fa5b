import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Notification } from 'pg'

/**
 * The events to give to a runner, also when it is restarted, and the state of the LISTEN that they
 * send.
 */
type DueJobs = {
  readonly events: WorkerEvents
  /** Resolves once no LISTEN waits for its answer. */
  answered(): Promise<void>
}

/**
 * The channel that announces the task of a new job that is due at once; `queue-schema.ts` sends it.
 */
export const DUE_JOBS = 'jobs:due'

/** The channel that the queue listens to by itself, which announces jobs of any task and time. */
const ALL_JOBS = 'jobs:insert'

/**
 * Returns events of a runner that wake its workers only for due jobs of their own tasks. By itself
 * the queue makes each runner of a server ask the database for a job whenever any is planned, even
 * for tomorrow: an entry at the gate caused 28 such queries in vain. One worker is woken, and each
 * worker that got a job wakes the next: several that ask at once block each other on the queue's
 * lines.
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
    // The queue sends its LISTEN in this turn, after the event; it notices a lost connection
    // itself.
    queueMicrotask(() => {
      answer = client.query(`LISTEN "${DUE_JOBS}"; UNLISTEN "${ALL_JOBS}"`).then(
        () => undefined,
        () => undefined,
      )
    })
  })
  // A stopped worker must not be woken.
  for (const ended of ['listen:release', 'gracefulShutdown', 'forcefulShutdown'] as const)
    events.on(`pool:${ended}`, () => deafen())
  return { events, answered: () => answer }
}
