import type { FastifyBaseLogger } from 'fastify'
import type { AppDatabase } from './platform/database/app-database.ts'
import type { SystemDatabase } from './platform/database/system-database.ts'
import { housekeepingSchedules, housekeepingTasks } from './platform/jobs/housekeeping.ts'
import { startJobs } from './platform/jobs/job-runner.ts'
import type { DatabaseSignals } from './platform/outbox/database-signals.ts'
import { startOutboxRelay } from './platform/outbox/outbox-relay.ts'

/** What works beside the requests, each process its own. */
export type BackgroundParts = {
  system: SystemDatabase
  signals: DatabaseSignals
  /** The login of the system role. */
  systemUrl: string
  database: AppDatabase
}

export type Background = { stop(): Promise<void> }

/** Starts the relay of events and the queue of jobs. */
export async function startBackground(
  { system, signals, systemUrl, database }: BackgroundParts,
  log: FastifyBaseLogger,
): Promise<Background> {
  // While the database is away these fail each second: its absence is told once a request fails.
  const warn = (error: unknown) => log.warn({ err: error }, 'live events wait for the database')
  const relay = startOutboxRelay({
    system,
    onRelayed: () => signals.send('live_events'),
    onError: warn,
  })
  signals.hear('outbox', () => relay.wake())
  signals.start(warn)
  const stopEvents = () => Promise.all([relay.stop(), signals.stop()])
  const jobs = await startJobs({
    connectionString: systemUrl,
    database,
    system,
    tasks: housekeepingTasks,
    schedules: housekeepingSchedules,
    log: (level, message, details) => log[level](details, message),
  }).catch(async (error: unknown) => {
    await stopEvents()
    throw error
  })
  return {
    async stop() {
      await Promise.all([jobs.stop(), stopEvents()])
    },
  }
}
