import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemActor } from '@portaria/contract/actors/actor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import * as z from 'zod/mini'
import { fileAnswerOf } from './api-document/operations.ts'
import { bearerToken } from './authentication.ts'
import { seenByServer, seenCaller } from './doctor/seen-caller.ts'
import { isLoopback } from './plain-http.ts'
import { problem } from './problem.ts'
import type { ServerTools } from './server-tools.ts'
import { figuresOf } from './servers/worker-metrics.ts'

/**
 * Milliseconds that `/readyz` waits for the database: monitoring needs an answer sooner than
 * requests do.
 */
const READY_MS = 2_000

/** Seconds before the next check while not ready. */
const RETRY_AFTER = 1

const running = z.object({ status: z.literal('ok'), seen: z.optional(seenCaller) })

const answering = z.object({ status: z.literal('ready') })

type HealthParts = Pick<ServerTools, 'database' | 'metricsToken' | 'servers' | 'secret'>

/**
 * Serves operators: `/healthz` answers while the process runs, with or without the database;
 * `/readyz` while the database answers and the server does not stop soon; `/metrics` has the figures.
 */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const metrics = new Registry()
  const readFigures = figuresOf(metrics)
  collectDefaultMetrics({ register: metrics })
  measureRequests(app, metrics)
  measurePool(parts, metrics)
  measureServers(parts, metrics)
  const tags = ['operation']
  const config = { access: 'public' } as const

  const alive = { tags, summary: 'Tell that the process runs', response: { 200: running } }
  app.get('/healthz', { config, schema: alive }, (request) => {
    const seen = seenByServer(request, parts.secret)
    return { status: 'ok', ...(seen && { seen }) }
  })

  const ready = {
    tags,
    summary: 'Tell whether the database answers too',
    response: { 200: answering },
  }
  app.get('/readyz', { config, schema: ready }, async () => {
    if (parts.servers.isDraining()) throw problem('unavailable', { retry_after: RETRY_AFTER })
    const answered = new AbortController()
    const late = sleep(READY_MS, undefined, { signal: answered.signal }).then(() => {
      throw new Error('the database does not answer')
    })
    const ping = parts.database.onPlatform(systemActor('readiness'), (queries) =>
      queries.one(sql`SELECT 1`),
    )
    await Promise.race([ping, late])
      .catch(() => {
        throw problem('unavailable', { retry_after: RETRY_AFTER })
      })
      .finally(() => answered.abort())
    return { status: 'ready' }
  })

  const figures = {
    tags,
    summary: 'Read the figures of the server',
    description: 'Without a `METRICS_TOKEN`, for the own machine alone.',
    security: [{}, { metrics: [] }] as Record<string, string[]>[],
    response: { 200: fileAnswerOf(metrics.contentType) },
  }
  app.get(
    '/metrics',
    { config: { ...config, refuses: ['not_found'] }, schema: figures },
    async (request, reply) => {
      if (!mayReadMetrics(request, parts.metricsToken)) throw problem('not_found')
      return reply.type(metrics.contentType).send(await readFigures())
    },
  )
}

/**
 * Whether a request may read the metrics: with a configured token, its holders; without one, this
 * machine only (platform §11). Behind a proxy on this machine every request comes from here, so one
 * with a proxy's header is refused.
 */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) {
    const peer = request.raw.socket.remoteAddress ?? ''
    const forwarded = Object.keys(request.headers).some((name) => FORWARDING.test(name))
    return isLoopback(peer) && !forwarded
  }
  const given = Buffer.from(bearerToken(request) ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Headers by which proxies and content networks name the client. */
const FORWARDING =
  /^(forwarded.*|via|x-forwarded.*|x-original-.*|x-real-ip|x-(cluster-)?client-ip|true-client-ip|cf-.*|fastly-client-ip|x-envoy-.*|x-amzn-trace-id|cdn-loop)$/

function measureRequests(app: FastifyInstance, metrics: Registry): void {
  const durations = new Histogram({
    name: 'portaria_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [metrics],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    durations.observe(labels, reply.elapsedTime / 1000)
    // The route's pattern, never the URL: URLs contain ids and search terms.
    const { statusCode } = reply
    const level = statusCode >= 500 && statusCode !== 503 ? 'error' : 'info'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ ...labels, ms, address: request.ip }, 'request')
  })
}

function measureServers({ servers }: HealthParts, metrics: Registry): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      // Every process of a server knows the same.
      aggregator: 'max',
      registers: [metrics],
      collect() {
        this.set(read())
      },
    })
  gauge('portaria_servers', 'Servers that work on the database.', servers.count)
  gauge(
    'portaria_clock_spread_seconds',
    'Seconds between the clocks of the two servers that differ most.',
    () => servers.clockSpreadMs() / 1000,
  )
}

function measurePool({ database }: HealthParts, metrics: Registry): void {
  const connections = new Gauge({
    name: 'portaria_database_connections',
    help: 'Connections of the app role.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      for (const [state, count] of Object.entries(database.load())) this.set({ state }, count)
    },
  })
  connections.reset()
}
