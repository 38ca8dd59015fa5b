import type { RegisterName } from '@portaria/contract/registers/names'
import type { FastifyBaseLogger } from 'fastify'
import type { FilesService } from './features/files/files.service.ts'
import { letterTasks } from './features/sign-in/letter-tasks.ts'
import type { SignInParts } from './features/sign-in/sign-in-parts.ts'
import type { SystemDatabase } from './platform/database/system-database.ts'
import { housekeepingSchedules, housekeepingTasks } from './platform/jobs/housekeeping.ts'
import { startJobs } from './platform/jobs/job-runner.ts'
import type { Schedule, Tasks } from './platform/jobs/task.ts'
import type { DatabaseSignals } from './platform/outbox/database-signals.ts'
import { startOutboxRelay } from './platform/outbox/outbox-relay.ts'
import { bulkChangeTasks } from './register-endpoints/bulk-changes.ts'
import { sweepImports } from './register-endpoints/imports/import.repository.ts'
import type { Machinery } from './register-endpoints/machinery.ts'

/** What features leave behind and nobody comes back for, swept tenant by tenant. */
const sweeping = (files: FilesService): Tasks => ({
  sweep_imports: {
    scope: 'tenant',
    run: ({ database, actor }) =>
      database.inTenant(actor, (queries, tenantActor) => sweepImports(queries, tenantActor)),
  },
  purge_files: {
    scope: 'tenant',
    async run({ actor }) {
      await files.purge(actor)
    },
  },
})

const sweepingSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '*/10 * * * *', data: { task: 'sweep_imports' } },
  { task: 'for_every_tenant', cron: '20 * * * *', data: { task: 'purge_files' } },
]

/** What works beside the requests, each process its own. */
export type BackgroundParts = {
  system: SystemDatabase
  signals: DatabaseSignals
  /** The login of the system role. */
  systemUrl: string
  files: FilesService
  machineries: ReadonlyMap<RegisterName, Machinery>
  signIn: Pick<SignInParts, 'lanes' | 'auth' | 'publicUrl' | 'mailer'>
}

export type Background = { stop(): Promise<void> }

/** Starts the relay of events and the queue of jobs. */
export async function startBackground(
  { system, signals, systemUrl, files, signIn, machineries }: BackgroundParts,
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
    database: signIn.lanes.background,
    system,
    tasks: {
      ...housekeepingTasks,
      ...sweeping(files),
      ...letterTasks(signIn, (file) => log.info({ file }, 'a letter was kept')),
      ...bulkChangeTasks(machineries),
    },
    schedules: [...housekeepingSchedules, ...sweepingSchedules],
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
