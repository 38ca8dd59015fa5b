import { setTimeout as sleep } from 'node:timers/promises'
import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import { roles } from '@portaria/contract/actors/roles'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { languages } from '@portaria/i18n/languages'
import { type CronItem, Logger, parseCronItems, run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AppDatabase } from '../database/app-database.ts'
import type { SystemDatabase } from '../database/system-database.ts'
import { wakeForDueJobs } from './due-jobs.ts'
import { queuePool } from './queue-pool.ts'
import { keepRunning } from './runner-restarts.ts'
import type { JobData, PlatformTask, Schedule, Tasks, TenantTask } from './task.ts'

/**
 * Settings of a process that runs the jobs of a list of tasks, unaffected by the jobs of other
 * lists.
 */
export type Lane = {
  /** As operators read it. */
  name: string
  /** Limit of simultaneous jobs. */
  concurrency: number
  /** Connections of the queue itself: for its jobs, and to LISTEN for new ones. */
  connections: number
  /** Milliseconds between looks for jobs planned for later; those due at once are announced. */
  lookMs: number
  /**
   * Seconds after which a job still marked as running is taken from its worker, which must have
   * been killed; null for never.
   */
  stuckAfterS: number | null
}

/** For jobs that may wait; requests come first. */
export const ordinaryLane: Lane = {
  name: 'ordinary',
  concurrency: 2,
  connections: 3,
  lookMs: 2_000,
  stuckAfterS: null,
}

/** Milliseconds between looks for jobs of killed workers. */
const STUCK_LOOK_MS = 20_000

/**
 * Milliseconds that a stop waits for running jobs: the whole server is down within five seconds.
 */
const STOP_MS = 3_000

export type JobLog = (level: 'error' | 'warn', message: string, details: object) => void

export type JobOptions = {
  /** The login of the system role. */
  connectionString: string
  database: AppDatabase
  system: SystemDatabase
  tasks: Tasks
  schedules: readonly Schedule[]
  lane?: Lane
  log: JobLog
}

export type JobRunner = { stop(): Promise<void> }

const data = z.prefault(z.record(z.string(), z.unknown()), {})

/** The payload that `jobs.enqueue_job` and the schedules write. */
const tenantPayload = z.object({
  tenant_id: z.uuid(),
  actor: z.optional(
    z.object({
      userId: z.nullable(z.string()),
      membershipId: z.nullable(z.string()),
      role: z.enum([...roles, 'system']),
      language: z.enum(languages),
    }),
  ),
  data,
})

const platformPayload = z.object({ data })

/**
 * The queue's warning about fewer connections than jobs at once: lanes are made so, since their jobs
 * wait for other servers most of the time.
 */
const SMALL_POOL = 'WARNING: having maxPoolSize'

/** Runs the jobs of a database, beside other processes that do; throws if it cannot begin. */
export async function startJobs(options: JobOptions): Promise<JobRunner> {
  const { connectionString, system, tasks, schedules, lane = ordinaryLane, log } = options
  const connections = queuePool({
    connectionString,
    connections: lane.connections,
    onAway: (error) => report('warn', 'the queue waits for its database', { err: error }),
  })
  let isStopping = false
  // Errors of connections while the runner stops are not worth a message.
  const report: JobLog = (...line) => {
    if (!isStopping) log(...line)
  }
  const dueJobs = wakeForDueJobs(new Set(Object.keys(tasks)), connections)
  const start = () =>
    run({
      pgPool: connections.pool,
      concurrency: lane.concurrency,
      pollInterval: lane.lookMs,
      events: dueJobs.events,
      noHandleSignals: true,
      logger: new Logger(() => (level, message, details) => {
        const isTold = level === 'error' || level === 'warning'
        if (isTold && !message.startsWith(SMALL_POOL)) {
          report(level === 'error' ? 'error' : 'warn', message, withoutJob(details ?? {}))
        }
      }),
      taskList: Object.fromEntries(
        Object.entries(tasks).map(([name, task]) => [
          name,
          task.scope === 'tenant' ? inTenant(name, task, options) : onPlatform(task, options),
        ]),
      ) satisfies TaskList,
      parsedCronItems: parseCronItems(schedules.map(cronItem)),
    })
  const runner = await keepRunning(start, (error) =>
    report('error', 'the queue of jobs ended and is started again', { err: error }),
  )
  dueJobs.start()
  const { stuckAfterS } = lane
  const free = () =>
    freeStuckJobs(system, Object.keys(tasks), stuckAfterS ?? 0).catch((error: unknown) =>
      report('warn', 'jobs of killed workers wait for the database', { err: error }),
    )
  const freeing = stuckAfterS === null ? undefined : setInterval(() => void free(), STUCK_LOOK_MS)
  return {
    async stop() {
      clearInterval(freeing)
      isStopping = true
      connections.giveUp()
      const stopped = dueJobs
        .stop()
        .then(() => runner.stop())
        .then(() => connections.close())
      // The queue waits for an unreachable database.
      await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Releases the jobs of killed workers, which the queue itself does after four hours. A job of such
 * a lane must take less time than that, or it may run twice.
 */
export async function freeStuckJobs(
  system: SystemDatabase,
  tasks: readonly string[],
  afterS: number,
): Promise<void> {
  await system.query((queries) =>
    queries.all(sql`
      SELECT graphile_worker.force_unlock_workers(array(
        SELECT DISTINCT locked_by FROM graphile_worker.jobs
        WHERE task_identifier = ANY(${[...tasks]}) AND locked_at < now() - make_interval(secs => ${afterS})
      ))`),
  )
}

/**
 * Removes the job from log details. The message names it; its payload, which may hold e-mail
 * addresses, stays out of logs.
 */
function withoutJob(details: Record<string, unknown>): object {
  return { ...details, job: undefined }
}

/** Returns a schedule in the queue's own form. */
export function cronItem({ task, cron, data: payload = {} }: Schedule): CronItem {
  // Several schedules may start one task with different data: each is a job of its own.
  const identifier = [task, cron, ...Object.values(payload)].join(' ')
  return {
    task,
    match: cron,
    identifier,
    payload: { data: payload },
    // A scheduled job that could not run yet, or whose server was killed, is not enqueued twice.
    options: { jobKey: identifier, maxAttempts: 5 },
  }
}

type Handler = (payload: unknown) => Promise<void>

/**
 * Wraps a task so that it runs in the scope of the job's tenant; throws for a payload without one.
 */
function inTenant(name: string, task: TenantTask, { database, log }: JobOptions): Handler {
  return async (payload) => {
    const job = tenantPayload.parse(payload)
    const actor = actorOf(name, job)
    if (await tenantIsThere(database, actor)) return task.run({ database, actor }, job.data)
    log('warn', 'a job of a tenant that is gone was not run', { task: name })
  }
}

function onPlatform(task: PlatformTask, { system }: JobOptions): Handler {
  return async (payload) => {
    const job = platformPayload.parse(payload)
    const scope = {
      system,
      startForTenant: (tenantId: string, name: string) => startForTenant(system, tenantId, name),
    }
    await task.run(scope, job.data)
  }
}

function actorOf(name: string, job: z.output<typeof tenantPayload>): TenantActor {
  const base = systemActor(`job ${name}`, job.tenant_id)
  return { ...base, ...job.actor, tenantId: job.tenant_id }
}

/** Whether a tenant exists; the nil tenant stands for the platform and always does. */
async function tenantIsThere(database: AppDatabase, actor: TenantActor): Promise<boolean> {
  if (actor.tenantId === NIL_TENANT) return true
  const row = await database.onPlatform(actor, (queries) =>
    queries.first(sql`SELECT 1 FROM tenants WHERE id = ${actor.tenantId} AND deleted_at IS NULL`),
  )
  return row !== undefined
}

/** Starts a task for every tenant once, as a schedule does. */
export async function startForEveryTenant(system: SystemDatabase, task: string): Promise<void> {
  const payload = JSON.stringify({ data: { task } })
  await system.query((queries) =>
    queries.all(sql`
      SELECT 1 FROM graphile_worker.add_job('for_every_tenant', ${payload}::json,
        job_key => ${`for_every_tenant ${task} started`}, max_attempts => 5)`),
  )
}

/**
 * Starts a task of a tenant as the system, some seconds from now. Only one job of a task waits at a
 * time, and keeps its first time.
 */
export async function startForTenant(
  system: SystemDatabase,
  tenantId: string,
  task: string,
  afterS = 0,
): Promise<void> {
  const payload: { tenant_id: string; data: JobData } = { tenant_id: tenantId, data: {} }
  await system.query((queries) =>
    queries.all(sql`
      SELECT 1 FROM graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json,
        run_at => clock_timestamp() + make_interval(secs => ${afterS}),
        job_key => ${`${tenantId} ${task} scheduled`}, job_key_mode => 'preserve_run_at',
        max_attempts => 5)`),
  )
}
