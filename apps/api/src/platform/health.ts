import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemActor } from '@portaria/contract/actors/actor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Registry } from 'prom-client'
import * as z from 'zod/mini'
import { fileAnswerOf } from './api-document/operations.ts'
import { bearerToken } from './authentication.ts'
import { laneWaits, sharesRefused } from './database/lane-measures.ts'
import { seenByServer, seenCaller } from './doctor/seen-caller.ts'
import type { AnyMeasure } from './measures/measure.ts'
import { type MeasuredParts, measureServer } from './measures/server-measures.ts'
import { tellMeasures } from './measures/told-measures.ts'
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

type HealthParts = MeasuredParts & Pick<ServerTools, 'metricsToken' | 'secret' | 'tally'>

/**
 * Serves operators: `/healthz` answers while the process runs, with or without the database;
 * `/readyz` while the database answers and the server does not stop soon; `/metrics` has the figures, and those
 * that modules count.
 */
export function serveHealth(
  app: FastifyInstance,
  parts: HealthParts,
  measures: readonly AnyMeasure[],
): void {
  const metrics = new Registry()
  const readFigures = figuresOf(metrics)
  collectDefaultMetrics({ register: metrics })
  measureServer(app, parts, metrics)
  const end = tellMeasures(parts.tally, [...measures, laneWaits, sharesRefused], metrics)
  app.addHook('onClose', async () => end())
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
