import { timingSafeEqual } from 'node:crypto'
import { systemActor } from '@portaria/contract/actor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { bearerToken } from './authentication.ts'
import type { Parts } from './parts.ts'
import { problem } from './problem.ts'

/** Live, ready, and how it is doing: for whoever runs the server. */
export function serveHealth(app: FastifyInstance, parts: Parts): void {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  measureRequests(app, metrics)
  measurePool(parts, metrics)
  const open = { config: { access: 'public' as const }, schema: { hide: true } }

  app.get('/healthz', open, () => ({ status: 'ok' }))

  app.get('/readyz', open, async () => {
    const ping = parts.database.onPlatform(systemActor('readiness'), (queries) =>
      queries.one(sql`SELECT 1`),
    )
    await ping.catch(() => {
      throw problem('unavailable')
    })
    return { status: 'ready' }
  })

  app.get('/metrics', open, async (request, reply) => {
    if (!mayReadMetrics(request, parts.metricsToken)) throw problem('not_found')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}

/** With a token, whoever brings it; without one, this machine alone (domain.md section 6). */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
  const given = Buffer.from(bearerToken(request) ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

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
    // The route's pattern, never its address: an address carries ids and what people searched for.
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level]({ ...labels, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}

function measurePool({ database }: Parts, metrics: Registry): void {
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
