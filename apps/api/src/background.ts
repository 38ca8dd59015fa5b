import type { RegisterName } from '@portaria/contract/modules/names'
import type { FastifyBaseLogger } from 'fastify'
import { letterLane, letterTasks } from './modules/accounts/sign-in/letter-tasks.ts'
import type { SignInParts } from './modules/accounts/sign-in/sign-in-parts.ts'
import {
  countAfter,
  FIGURES,
  overviewSchedules,
  overviewTasks,
} from './modules/companies/overview/overview-tasks.ts'
import {
  doorLane,
  doorTasks,
  lockerSchedules,
  readingLane,
  readingTasks,
} from './modules/custody/locker-doors/locker-tasks.ts'
import { parcelTasks } from './modules/custody/parcels/parcel-tasks.ts'
import {
  departureLane,
  departureSchedules,
  departureTasks,
} from './modules/departures/departure-tasks.ts'
import type { FilesService } from './modules/files/files.service.ts'
import {
  deliveryLane,
  inboxHousekeeping,
  inboxSchedules,
  inboxTasks,
} from './modules/notices/inbox-tasks.ts'
import { panicLane, panicTasks } from './modules/panic/panic-tasks.ts'
import { documentSchedules, documentTasks } from './modules/people/documents/expiring-documents.ts'
import { retentionSchedules, retentionTasks } from './modules/retention/retention-tasks.ts'
import { visitTasks } from './modules/visits/visits/visit-tasks.ts'
import type { SystemDatabase } from './platform/database/system-database.ts'
import { housekeepingSchedules, housekeepingTasks } from './platform/jobs/housekeeping.ts'
import {
  type JobOptions,
  startForEveryTenant,
  startForTenant,
  startJobs,
} from './platform/jobs/job-runner.ts'
import type { Schedule, Tasks } from './platform/jobs/task.ts'
import type { DatabaseSignals } from './platform/outbox/database-signals.ts'
import { startOutboxRelay } from './platform/outbox/outbox-relay.ts'
import { bulkChangeTasks } from './register-endpoints/bulk-changes.ts'
import { sweepImports } from './register-endpoints/imports/import.repository.ts'
import type { Machinery } from './register-endpoints/machinery.ts'

/** Removes what features store for a while and nobody uses any more, tenant by tenant. */
const sweeping = (files: FilesService): Tasks => ({
  sweep_imports: {
    scope: 'tenant',
    run: ({ database, actor }) => database.inTenant(actor, (context) => sweepImports(context)),
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

/** What the background jobs of a process need. */
export type BackgroundParts = {
  system: SystemDatabase
  signals: DatabaseSignals
  /** The login of the system role. */
  systemUrl: string
  files: FilesService
  machineries: ReadonlyMap<RegisterName, Machinery>
  /** Whether gateways may answer on the server's own machine. */
  loopback: boolean
  signIn: Pick<SignInParts, 'lanes' | 'auth' | 'publicUrl' | 'mailer' | 'push' | 'guard' | 'secret'>
}

export type Background = { stop(): Promise<void> }

/** Starts the relay of events and the queue of jobs. */
export async function startBackground(
  { system, signals, systemUrl, files, signIn, machineries, loopback }: BackgroundParts,
  log: FastifyBaseLogger,
): Promise<Background> {
  // While the database is unreachable these fail each second: the first failing request reports it.
  const warn = (error: unknown) => log.warn({ err: error }, 'live events wait for the database')
  const startTask = (tenant: string, task: string, afterS: number) =>
    startForTenant(system, tenant, task, afterS)
  const relay = startOutboxRelay({
    system,
    onRelayed: (events) => {
      signals.send('live_events')
      void countAfter(startTask, events).catch(warn)
    },
    onError: warn,
  })
  signals.onSignal('outbox', () => relay.wake())
  signals.start(warn)
  const started: { stop(): Promise<unknown> }[] = [relay, signals]
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()))
  }
  const onKept = (file: string) => log.info({ file }, 'a letter was kept')
  const common: Pick<JobOptions, 'connectionString' | 'system' | 'log'> = {
    connectionString: systemUrl,
    system,
    log: (level, message, details) => log[level](details, message),
  }
  try {
    started.push(
      await startJobs({
        ...common,
        database: signIn.lanes.escalation,
        tasks: panicTasks(signIn, onKept),
        schedules: [],
        lane: panicLane,
      }),
    )
    started.push(
      await startJobs({
        ...common,
        database: signIn.lanes.background,
        tasks: letterTasks(signIn, onKept),
        schedules: [],
        lane: letterLane,
      }),
    )
    started.push(
      await startJobs({
        ...common,
        database: signIn.lanes.background,
        tasks: inboxTasks(signIn, onKept),
        schedules: [],
        lane: deliveryLane,
      }),
    )
    started.push(
      await startJobs({
        ...common,
        database: signIn.lanes.background,
        tasks: departureTasks(machineries),
        schedules: [],
        lane: departureLane,
      }),
    )
    started.push(
      await startJobs({
        ...common,
        database: signIn.lanes.background,
        tasks: doorTasks({ loopback }),
        schedules: [],
        lane: doorLane,
      }),
    )
    started.push(
      await startJobs({
        ...common,
        database: signIn.lanes.background,
        tasks: readingTasks(machineries, { loopback }),
        schedules: [],
        lane: readingLane,
      }),
    )
    started.push(
      await startJobs({
        ...common,
        database: signIn.lanes.background,
        tasks: {
          ...housekeepingTasks,
          ...inboxHousekeeping,
          ...documentTasks,
          ...sweeping(files),
          ...bulkChangeTasks(machineries),
          ...visitTasks(machineries),
          ...parcelTasks(machineries),
          ...overviewTasks(machineries),
          ...retentionTasks(files.drop),
        },
        schedules: [
          ...housekeepingSchedules,
          ...sweepingSchedules,
          ...inboxSchedules,
          ...documentSchedules,
          ...departureSchedules,
          ...lockerSchedules,
          ...overviewSchedules,
          ...retentionSchedules,
        ],
      }),
    )
    // What was written without events, such as the demonstration data, is counted too.
    await startForEveryTenant(system, FIGURES)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
