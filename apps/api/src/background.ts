import type { FastifyBaseLogger } from 'fastify'
import type { SignInTools, WithAuth } from './modules/accounts/public/account/sign-in-tools.ts'
import { gathered, modules, sealedValuesOf } from './modules.ts'
import type { JobGroup, JobTools, ServiceTools, StartTask } from './parts/module.ts'
import type { SystemDatabase } from './platform/database/system-database.ts'
import { housekeepingSchedules, housekeepingTasks } from './platform/jobs/housekeeping.ts'
import {
  type JobOptions,
  type Lane,
  startForEveryTenant,
  startForTenant,
  startJobs,
} from './platform/jobs/job-runner.ts'
import type { Tasks } from './platform/jobs/task.ts'
import type { DatabaseSignals } from './platform/outbox/database-signals.ts'
import { startOutboxRelay } from './platform/outbox/outbox-relay.ts'
import { secretSchedules, secretTasks } from './platform/secrets/secret-tasks.ts'
import type { ServerPresence } from './platform/servers/server-presence.ts'
import { bulkChangeTasks } from './register-endpoints/bulk-changes.ts'
import { sweepImports } from './register-endpoints/imports/import.repository.ts'
import type { Machineries } from './register-endpoints/machinery.ts'

/** The tools of the background jobs of a process. */
export type BackgroundParts = {
  system: SystemDatabase
  signals: DatabaseSignals
  presence: ServerPresence
  /** The login of the system role. */
  systemUrl: string
  machineries: Machineries
  /** Whether gateways may answer on the server's own machine. */
  loopback: boolean
  parts: SignInTools
}

export type Background = { stop(): Promise<void> }

/** Jobs of the platform and the machinery, beside those of modules. */
const ownJobs = (tools: JobTools & WithAuth): JobGroup => ({
  tasks: {
    ...housekeepingTasks,
    ...bulkChangeTasks(tools.machineries),
    ...secretTasks({ ...tools, values: sealedValuesOf(tools) }),
    sweep_imports: {
      scope: 'tenant',
      run: ({ database, actor }) => database.inTenant(actor, (context) => sweepImports(context)),
    },
  },
  schedules: [
    ...housekeepingSchedules,
    ...secretSchedules,
    { task: 'for_every_tenant', cron: '*/10 * * * *', data: { task: 'sweep_imports' } },
  ],
})

/** All jobs of a server, those of the machinery first. */
export const jobGroups = (tools: JobTools & WithAuth): JobGroup[] => [
  ownJobs(tools),
  ...modules.flatMap(({ jobs }) => jobs?.(tools) ?? []),
]

type InLane = JobGroup & { lane: Lane }

/** Returns the groups that have a lane; groups that share a lane are merged into one. */
function inLanes(groups: readonly JobGroup[]): InLane[] {
  const found = new Map<Lane, InLane>()
  for (const { lane, ...group } of groups) {
    if (lane === undefined) continue
    const tasks = { ...found.get(lane)?.tasks, ...group.tasks }
    found.set(lane, { ...group, lane, tasks })
  }
  return [...found.values()]
}

/** Starts the relay of events and the queue of jobs. */
export async function startBackground(
  { system, signals, presence, systemUrl, parts, machineries, loopback }: BackgroundParts,
  log: FastifyBaseLogger,
): Promise<Background> {
  // While the database is unreachable, the relay and the signals fail every second. A warning is
  // enough: the first request that fails reports the problem.
  const warn = (error: unknown) => log.warn({ err: error }, 'live events wait for the database')
  const startTask: StartTask = (tenant, task, afterS) =>
    startForTenant(system, tenant, task, afterS)
  const relay = startOutboxRelay({
    system,
    onRelayed: (events) => {
      signals.send('live_events')
      for (const { onRelayed } of modules) void onRelayed?.(startTask, events).catch(warn)
    },
    onError: warn,
  })
  signals.onSignal('outbox', () => relay.wake())
  signals.start(warn)
  presence.start((error) => log.warn({ err: error }, 'the list of servers waits for the database'))
  const { loads } = parts.watch
  loads.start((error) => log.warn({ err: error }, 'requests of companies wait for the database'))
  const started: { stop(): Promise<unknown> }[] = [relay, signals, presence, loads]
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()))
  }
  const common: Pick<JobOptions, 'connectionString' | 'system' | 'log'> = {
    connectionString: systemUrl,
    system,
    log: (level, message, details) => log[level](details, message),
  }
  const tools: JobTools & WithAuth = {
    ...parts,
    machineries,
    gathered,
    loopback,
    onKept: (file) => log.info({ file }, 'a letter was kept'),
  }
  const groups = jobGroups(tools)
  const { escalation, background } = parts.lanes
  try {
    for (const { lane, tasks, escalates } of inLanes(groups)) {
      parts.watch.jobs.follow(lane.name, Object.keys(tasks))
      started.push(
        await startJobs({
          ...common,
          database: escalates ? escalation : background,
          tasks,
          schedules: [],
          lane,
        }),
      )
    }
    started.push(
      await startJobs({
        ...common,
        database: background,
        tasks: groups.reduce<Tasks>(
          (all, { lane, tasks }) => (lane ? all : { ...all, ...tasks }),
          {},
        ),
        // A schedule runs through a task of this lane, which starts the scheduled tasks for every
        // tenant.
        schedules: groups.flatMap(({ schedules }) => schedules ?? []),
      }),
    )
    const serving: ServiceTools = {
      ...tools,
      system,
      processName: presence.id,
      onPublished: (listener) => signals.onSignal('outbox', listener),
      onError: (error) => log.warn({ err: error }, 'a service of a module failed'),
    }
    for (const { service } of modules) {
      const one = service?.(serving)
      if (one) started.push(one)
    }
    for (const task of modules.flatMap(({ atStart }) => atStart ?? []))
      await startForEveryTenant(system, task)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
