import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { type LaneName, laneNames } from '../database/lane-measures.ts'
import type { ServerTools } from '../server-tools.ts'

/** The parts of a server that are measured. */
export type MeasuredParts = Pick<ServerTools, 'database' | 'lanes' | 'servers' | 'watch'>

/** Tells requests, connections, the other servers, the queue of jobs, the standbys, and backups. */
export function measureServer(
  app: FastifyInstance,
  parts: MeasuredParts,
  registry: Registry,
): void {
  measureRequests(app, registry)
  measureConnections(parts, registry)
  measureServers(parts, registry)
  measureJobs(parts, registry)
  measureStandbys(parts, registry)
  measureBackups(parts, registry)
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'portaria_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    // A stream lasts as long as its page is open.
    if (!request.routeOptions.config.lasts) durations.observe(labels, reply.elapsedTime / 1000)
    // The route's pattern, never the URL: URLs contain ids and search terms.
    const { statusCode } = reply
    const level = statusCode >= 500 && statusCode !== 503 ? 'error' : 'info'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ ...labels, ms, address: request.ip }, 'request')
  })
}

/**
 * Makes a gauge whose values are read when somebody asks. Of processes that all know the same, the highest
 * value counts; else their sum.
 */
function gauge(
  registry: Registry,
  { name, help, labels = [], each = false }: Gauged,
  read: (set: Set) => void | Promise<void>,
): void {
  const made = new Gauge({
    name,
    help,
    labelNames: [...labels],
    aggregator: each ? 'sum' : 'max',
    registers: [registry],
    async collect() {
      clear(this, labels)
      await read((value, values = {}) => this.set(values, value))
    },
  })
  clear(made, labels)
}

/** Forgets all values: a value that is not known now is told as none. */
function clear(one: Gauge, labels: readonly string[]): void {
  one.reset()
  // A gauge without labels is reset to 0.
  if (labels.length === 0) one.remove()
}

type Gauged = {
  name: string
  help: string
  labels?: readonly string[]
  /** Whether each process has its own value. */
  each?: boolean
}
type Set = (value: number, labels?: Record<string, string>) => void

function measureConnections({ database, lanes }: MeasuredParts, registry: Registry): void {
  const opened = (lane: LaneName) => (lane === 'requests' ? database : lanes[lane])
  gauge(
    registry,
    {
      name: 'portaria_database_connections',
      help: 'Connections of each lane that are open and idle, and work that waits for one.',
      labels: ['lane', 'state'],
      each: true,
    },
    (set) => {
      for (const lane of laneNames)
        for (const [state, count] of Object.entries(opened(lane).load()))
          set(count, { lane, state })
    },
  )
}

function measureServers({ servers }: MeasuredParts, registry: Registry): void {
  gauge(registry, { name: 'portaria_servers', help: 'Servers that work on the database.' }, (set) =>
    set(servers.count()),
  )
  gauge(
    registry,
    {
      name: 'portaria_clock_spread_seconds',
      help: 'Seconds between the two clocks that differ most, of the servers and of the database.',
    },
    (set) => set(servers.clockSpreadMs() / 1000),
  )
}

function measureJobs({ watch }: MeasuredParts, registry: Registry): void {
  const ofLanes = (
    name: string,
    help: string,
    value: (jobs: { waiting: number; oldestS: number; failed: number }) => number,
  ) =>
    gauge(registry, { name, help, labels: ['lane'] }, async (set) => {
      for (const [lane, jobs] of (await watch.jobs.read()) ?? []) set(value(jobs), { lane })
    })
  ofLanes('portaria_jobs_waiting', 'Jobs that are due and that nobody runs.', (one) => one.waiting)
  ofLanes(
    'portaria_oldest_job_seconds',
    'Seconds for which the first waiting job of a lane has been due.',
    (one) => one.oldestS,
  )
  ofLanes(
    'portaria_jobs_failed',
    'Jobs that failed as often as they may, and wait for somebody.',
    (one) => one.failed,
  )
}

function measureStandbys({ watch }: MeasuredParts, registry: Registry): void {
  const read = () => watch.standbys.read()
  gauge(
    registry,
    { name: 'portaria_standbys', help: 'Standbys that are connected to the database.' },
    async (set) => {
      const found = await read()
      if (found) set(found.connected)
    },
  )
  gauge(
    registry,
    {
      name: 'portaria_synchronous_standby_missing',
      help: '1 while a synchronous standby is demanded and none is connected: writes wait.',
    },
    async (set) => {
      const found = await read()
      if (found) set(found.isMissing ? 1 : 0)
    },
  )
  gauge(
    registry,
    {
      name: 'portaria_replication_lag_bytes',
      help: 'Bytes that the slot of a standby has not confirmed.',
      labels: ['standby'],
    },
    async (set) => {
      for (const [standby, bytes] of (await read())?.behindBytes ?? []) set(bytes, { standby })
    },
  )
  gauge(
    registry,
    {
      name: 'portaria_replication_lag_seconds',
      help: 'Seconds by which the slowest standby is behind; absent without pg_monitor.',
    },
    async (set) => {
      const behind = (await read())?.behindS ?? null
      if (behind !== null) set(behind)
    },
  )
}

function measureBackups({ watch }: MeasuredParts, registry: Registry): void {
  gauge(
    registry,
    {
      name: 'portaria_backup_age_seconds',
      help: 'Seconds since the moment that the newest backup holds; absent before the first.',
    },
    async (set) => {
      const takenAt = (await watch.backups.read())?.takenAt ?? null
      if (takenAt !== null) set((Date.now() - takenAt.getTime()) / 1000)
    },
  )
  gauge(
    registry,
    { name: 'portaria_backup_failed', help: '1 while the last attempt at a backup failed.' },
    async (set) => {
      const last = await watch.backups.read()
      if (last) set(last.hasFailed ? 1 : 0)
    },
  )
}
