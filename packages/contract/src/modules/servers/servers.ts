import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../../schemas/constants.ts'

/** States of a process that serves the installation; `silent` was not heard of for some seconds. */
export const serverStates = ['serving', 'draining', 'silent'] as const

/** The lanes of jobs, each with workers of its own; any further one is shown by its name. */
export const jobLanes = [
  'ordinary',
  'alarms',
  'alarm_messages',
  'letters',
  'notice_letters',
  'messages',
  'crowds',
  'announcements',
  'departures',
  'locker_doors',
  'locker_readings',
] as const
export type JobLane = (typeof jobLanes)[number]

const server = z.object({
  id: z.string(),
  /** Machine and process. */
  name: z.string(),
  version: z.string(),
  started_at: moment,
  seen_at: moment,
  /** Milliseconds by which its clock is ahead of the database's; null until it has measured. */
  ahead_ms: z.nullable(z.number()),
  state: z.enum(serverStates),
})

const lane = z.object({
  lane: z.string(),
  /** Jobs that are due and that nobody runs. */
  waiting: z.number(),
  /** Seconds for which the first of them has been due. */
  oldest_s: z.number(),
  /** Jobs that failed as often as they may. */
  failed: z.number(),
})

/** The answer of `GET /servers`. */
export const serversAnswer = z.object({
  data: z.object({
    servers: z.array(server),
    database: z.object({ version: z.string(), bytes: z.number() }),
    /** Empty while the database does not answer. */
    lanes: z.array(lane),
  }),
})
export type ServersAnswer = z.output<typeof serversAnswer>

const whole = (fallback: number, max: number) =>
  z.prefault(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), fallback)

const paged = { page: whole(1, 100_000), per_page: whole(PAGE_SIZE, PAGE_SIZE_MAX) }

const meta = z.object({
  total: z.number(),
  total_is: z.literal('exact'),
  page: z.number(),
  per_page: z.number(),
})

/** The parameters of `GET /servers/failed-jobs`: letters that the mail server did not take, or others. */
export const failedJobsQuery = z.strictObject({ kind: z.enum(['letters', 'others']), ...paged })
export type FailedJobsQuery = z.output<typeof failedJobsQuery>

const failedJob = z.object({
  id: z.string(),
  /** The name of its task. */
  task: z.string(),
  /** Null for a job of the platform. */
  company: z.nullable(z.object({ id: z.string(), name: z.string() })),
  attempts: z.number(),
  failed_at: moment,
  /** When it runs again by itself; null once it has failed as often as it may. */
  next_at: z.nullable(moment),
  /** The error, without values; of a letter the codes of the mail server. */
  error: z.string(),
})
export type FailedJob = z.output<typeof failedJob>

/** The answer of `GET /servers/failed-jobs`. */
export const failedJobsAnswer = z.object({ data: z.array(failedJob), meta })
export type FailedJobsAnswer = z.output<typeof failedJobsAnswer>

/** The answer of `POST /servers/failed-jobs/{job}/retry`. */
export const retriedJobAnswer = z.object({ data: z.object({ id: z.string() }) })

/** The parameters of `GET /servers/companies`. */
export const loadsQuery = z.strictObject(paged)
export type LoadsQuery = z.output<typeof loadsQuery>

/** The answer of `GET /servers/companies`: requests of the last hour, and those that were refused. */
export const companyLoadsAnswer = z.object({
  data: z.array(
    z.object({ id: z.string(), name: z.string(), requests: z.number(), refused: z.number() }),
  ),
  meta,
})
export type CompanyLoadsAnswer = z.output<typeof companyLoadsAnswer>

const backupRun = z.object({
  id: z.string(),
  started_at: moment,
  /** Null while it goes on. */
  finished_at: z.nullable(moment),
  /** The moment whose state it holds; null until it is whole. */
  taken_at: z.nullable(moment),
  bytes: z.nullable(z.number()),
  rows: z.nullable(z.number()),
  files: z.nullable(z.number()),
  /** Files that it lacks, since the store had lost them. */
  lost_files: z.number(),
  /** What an operator can do about a failure, in English. */
  failure: z.nullable(z.string()),
})
export type BackupRun = z.output<typeof backupRun>

/** The answer of `GET /servers/backups`: the last attempts, the newest first. */
export const backupsAnswer = z.object({
  data: z.array(backupRun),
  meta: z.object({
    /** Whether backups are made at all. */
    is_set_up: z.boolean(),
  }),
})
export type BackupsAnswer = z.output<typeof backupsAnswer>
